import { BadgeCheck, Clock, Pencil } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import type { OwnShop } from '#core/contracts/seller/shop-profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { addressOf } from '#web/components/shops/shop-head.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { later } from '#web/lib/code/later.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { OwnersOnly, Part, Section, Waiting } from '../section.tsx'
import { Preview } from './preview.tsx'

const HEIGHT = 'h-72'
const DetailsForm = later(() => import('./details-form.tsx'))

/** Who the shop is and where; edited under ?edit. */
export function DetailsSection({ shopId }: { shopId: string }) {
  const read = useRead('GET /shops/:shopId/profile', { params: { shopId } })
  const { params, go } = useAddress()
  const isEditing = params.has('edit') && read.data?.canChange === true
  return (
    <Section
      id="details"
      title="Business Profile"
      actions={
        read.data?.canChange &&
        !isEditing && (
          <Button
            look="quiet"
            onPointerEnter={DetailsForm.fetch}
            onFocus={DetailsForm.fetch}
            onClick={() => go({ edit: '1' })}
          >
            <Pencil aria-hidden size={18} /> Edit Profile
          </Button>
        )
      }
    >
      <Part read={read} unavailable="Business profile unavailable" height={HEIGHT}>
        {(shop) =>
          isEditing ? (
            <Suspense fallback={<Waiting height={HEIGHT} />}>
              <DetailsForm shop={shop} onDone={() => go({ edit: undefined }, 'replace')} />
            </Suspense>
          ) : (
            <div className="grid gap-6 xl:grid-cols-[1fr_26rem]">
              <Details shop={shop} />
              <Preview shop={shop} typed={{}} />
            </div>
          )
        }
      </Part>
    </Section>
  )
}

const Details = ({ shop }: { shop: OwnShop }) => (
  <div>
    <Standing shop={shop} />
    <OwnersOnly canChange={shop.canChange} />
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name="Name">{shop.name}</Fact>
      <Fact name="Contact email">{shop.email}</Fact>
      <Fact name="Phone">{shop.phone && formatPhone(shop.phone)}</Fact>
      <Fact name="Website">{shop.website}</Fact>
      <Fact name="Address" isWide>
        {addressOf(shop)}
      </Fact>
      <Fact name="Description" isWide>
        {shop.description}
      </Fact>
    </dl>
  </div>
)

const badge = 'inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-sm'

function Standing({ shop: { verified, status, rejectionReason } }: { shop: OwnShop }) {
  return (
    <div className="mb-4 grid justify-items-start gap-3">
      {verified ? (
        <span className={`${badge} bg-verified-wash text-verified`}>
          <BadgeCheck aria-hidden size={16} /> Verified
        </span>
      ) : (
        <span className={`${badge} bg-accent-wash text-accent-ink`}>
          <Clock aria-hidden size={16} /> Pending Verification
        </span>
      )}
      {status !== 'active' && (
        <Notice tone={status === 'blocked' ? 'error' : 'warning'}>
          {standings[status]}
          {rejectionReason && <span className="block font-normal">{rejectionReason}</span>}
        </Notice>
      )}
    </div>
  )
}

const standings = {
  pending: 'Drivers do not see your shop yet: it waits for approval.',
  inactive: 'Inactive: drivers do not see your shop. Correct it and submit it again.',
  unpublished: 'Drivers do not see your shop: it is not published.',
  blocked: 'We have blocked your shop, so nothing can be changed now. Please contact support.',
} as const

const Fact = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={`min-w-0 ${isWide ? 'sm:col-span-2' : ''}`}>
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="whitespace-pre-line font-medium wrap-anywhere">
      {children || <span className="font-normal text-ink-soft">Not given</span>}
    </dd>
  </div>
)
