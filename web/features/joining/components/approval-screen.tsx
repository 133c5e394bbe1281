import { Link } from 'react-router-dom'
import type { ApplicationView } from '#core/contracts/seller/joining.ts'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import { useChosenShop } from '#web/components/business/chosen-shop.ts'
import { Badge, type Tone } from '#web/components/console/badge.tsx'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Empty, Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Checklist } from './checklist.tsx'
import { Documents } from './documents.tsx'

/** What each status is called, and what it means for the shop's people. */
const standings: Record<BusinessStatus, { name: string; tone: Tone; says: string }> = {
  pending: {
    name: 'Pending Verification',
    tone: 'warning',
    says: 'Awaiting admin approval. Drivers cannot see the shop yet; everything else works already.',
  },
  active: { name: 'Verified', tone: 'calm', says: 'Visible to customers.' },
  inactive: { name: 'Inactive', tone: 'bad', says: 'Not approved.' },
  blocked: {
    name: 'Blocked',
    tone: 'bad',
    says: 'Hidden from customers. Please talk to us if you think it is a mistake.',
  },
  unpublished: { name: 'Unpublished', tone: 'quiet', says: 'Temporarily hidden.' },
}

/** How the approval of the chosen shop stands, and what is missing for it. */
export function ApprovalScreen() {
  const { chosen, areKnown } = useChosenShop()
  const read = useRead('GET /shops/:shopId/application', chosen ? { params: { shopId: chosen.id } } : null, {
    onFocus: true,
  })
  const { data } = read
  return (
    <ConsolePage
      title="Approval"
      about={chosen ? `What drivers need to see ${chosen.name}` : undefined}
      actions={data && <Badge tone={standings[data.status].tone}>{standings[data.status].name}</Badge>}
    >
      {areKnown && !chosen ? (
        <Empty title="No business found for this user.">
          <Link to="/business/signup" className={primaryButton}>
            Put a shop forward
          </Link>
        </Empty>
      ) : read.error && !data ? (
        <Failed title="Failed to load business data" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : data ? (
        <Standing application={data} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </ConsolePage>
  )
}

const Standing = ({ application }: { application: ApplicationView }) => (
  <>
    <Said application={application} />
    <div className={`grid items-start gap-4 ${application.role === 'owner' ? 'xl:grid-cols-2' : ''}`}>
      <Checklist application={application} />
      {application.role === 'owner' && <Documents application={application} />}
    </div>
  </>
)

/** What we said of it, and what the owner can do about it. */
function Said({ application }: { application: ApplicationView }) {
  const { status, rejectionReason, moreAsked, shop } = application
  if (status === 'inactive')
    return (
      <Notice tone="error">
        <p className="font-bold">Inactive: we could not approve {shop.name}.</p>
        {rejectionReason && <p className="mt-1 whitespace-pre-line text-ink">{rejectionReason}</p>}
        <Again application={application} words="Correct and resubmit" />
      </Notice>
    )
  if (moreAsked && status === 'pending')
    return (
      <Notice tone="warning">
        <p className="font-bold">We need a little more before we can approve {shop.name}.</p>
        <p className="mt-1 whitespace-pre-line text-ink">{moreAsked}</p>
        <Again application={application} words="It is there now" />
      </Notice>
    )
  return <Notice tone={status === 'blocked' ? 'error' : 'info'}>{standings[status].says}</Notice>
}

function Again({ application: { shop, role }, words }: { application: ApplicationView; words: string }) {
  const sending = useSend('POST /shops/:shopId/application/resubmit', {
    invalidates: ['GET /shops/:shopId/application'],
    onDone: () => toast({ type: 'success', title: 'Sent in again', message: 'We look at it and tell you.' }),
    onFailed: toastError,
  })
  if (role !== 'owner') return <p className="mt-2 text-ink">An owner of the shop can send it in again.</p>
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Link to={`/business/profile?shop=${shop.slug}`} className={quietButton}>
        Edit the profile
      </Link>
      <Button
        look="primary"
        busy={sending.isPending && 'Sending...'}
        onClick={() => sending.mutate({ params: { shopId: shop.id } })}
      >
        {words}
      </Button>
    </div>
  )
}
