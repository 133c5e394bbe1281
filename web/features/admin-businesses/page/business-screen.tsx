import { ArrowLeft, Eye } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import type { BusinessDetail } from '#core/contracts/admin/businesses.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { formatPhone } from '#core/rules/format.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useMayAdmin } from '#web/lib/admin/use-may-admin.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { dayOfInstant, momentWords } from '#web/lib/dates.ts'
import { toastError } from '#web/lib/toast.ts'
import { addressLine } from '../../../components/admin/address.ts'
import { ratingWords, StatusBadge } from '../../../components/admin/business-status.tsx'
import { DocumentList } from '../../../components/admin/document-list.tsx'
import { feePerMonth } from '../../../components/admin/fee.ts'
import { History } from '../../../components/admin/history.tsx'
import { ConsolePage } from '../../../components/console/console-page.tsx'
import { Detail } from '../../../components/console/side-panel.tsx'
import { linkLook } from '../../../components/styles.ts'
import { Empty, Failed, Spinner } from '../../../components/ui/states.tsx'
import { ViewShop } from '../business-panel.tsx'
import { MessageOwner } from '../message-owner.tsx'
import { StatusActs } from '../status-acts.tsx'
import { FeeForm } from './fee-form.tsx'
import { Audit, Bookings, Deals, Messages, People, Reports, Reviews, Section } from './sections.tsx'

/** Everything about one shop. */
export function BusinessScreen() {
  const { shopId = '' } = useParams()
  const read = useRead('GET /admin/businesses/:shopId', { params: { shopId } }, { onFocus: true })
  const { data, error } = read
  if (data) return <Business business={data} />
  return (
    <ConsolePage title="Business">
      {error?.status === 404 || error?.status === 400 ? (
        <Empty title="Business not found.">
          <Link to="/admin/businesses" className={linkLook}>
            All businesses
          </Link>
        </Empty>
      ) : error ? (
        <Failed title="Failed to load the business" onRetry={() => void read.refetch()} retrying={read.isFetching}>
          {error.message}
        </Failed>
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </ConsolePage>
  )
}

const Business = ({ business }: { business: BusinessDetail }) => (
  <ConsolePage
    title={business.name}
    about={<StatusBadge status={business.status} />}
    actions={
      <>
        <StatusActs shop={business} />
        <MessageOwner shop={business} owner={business.owners[0]} />
        <LookButton shopId={business.id} />
        <ViewShop shop={business} />
      </>
    }
  >
    <p>
      <Link to="/admin/businesses" className={`${linkLook} inline-flex items-center gap-1`}>
        <ArrowLeft aria-hidden size={16} /> All businesses
      </Link>
    </p>
    <div className="grid items-start gap-4 *:grid *:min-w-0 *:gap-4 lg:grid-cols-2">
      <div>
        <Section title="Owner and staff">
          <People people={business.people} />
        </Section>
        <Section title="Standing">
          <History entries={business.history} />
        </Section>
        <Fee business={business} />
        <Section title="Profile">
          <Facts business={business} />
        </Section>
        {business.documents && (
          <Section title="Documents">
            <DocumentList documents={business.documents} />
          </Section>
        )}
      </div>
      <div>
        <Latest business={business} />
      </div>
    </div>
  </ConsolePage>
)

/** For those who look after revenue. */
function Fee({ business }: { business: BusinessDetail }) {
  if (!useMayAdmin('revenue')) return null
  return (
    <Section title="Fee" more={{ to: `/admin/revenue?shop=${business.id}`, words: 'Its invoices' }}>
      <FeeForm key={business.monthlyFeeCents} business={business} />
    </Section>
  )
}

const Facts = ({ business }: { business: BusinessDetail }) => (
  <dl>
    <Detail name="Address">{addressLine(business)}</Detail>
    <Detail name="Phone">{business.contactPhone ? formatPhone(business.contactPhone) : 'None'}</Detail>
    <Detail name="Email">{business.contactEmail ?? 'None'}</Detail>
    <Detail name="Website">{business.website ?? 'None'}</Detail>
    <Detail name="Verified">{business.verified ? 'Yes' : 'No'}</Detail>
    <Detail name="Published">{business.published ? 'Yes' : 'No'}</Detail>
    {business.rejectionReason && <Detail name="Rejected for">{business.rejectionReason}</Detail>}
    {business.moreAsked && <Detail name="Asked for">{business.moreAsked}</Detail>}
    <Detail name="Monthly fee">{feePerMonth(business.monthlyFeeCents)}</Detail>
    <Detail name="Rating">{ratingWords(business)}</Detail>
    <Detail name="Services">{business.services.map((one) => serviceNames[one]).join(', ') || 'None'}</Detail>
    <Detail name="Bays">{business.bays}</Detail>
    <Detail name="Tyres listed">{business.listings}</Detail>
    <Detail name="Open bookings">{business.openBookings}</Detail>
    {business.description && <Detail name="Description">{business.description}</Detail>}
    <Detail name="Registered">{dayOfInstant(business.createdAt)}</Detail>
    <Detail name="Last sent in">{momentWords(business.submittedAt)}</Detail>
    <Detail name="Last updated">{momentWords(business.updatedAt)}</Detail>
  </dl>
)

function Latest({ business }: { business: BusinessDetail }) {
  const params = { shopId: business.id }
  const read = useRead('GET /admin/businesses/:shopId/latest', { params }, { onFocus: true })
  const { data } = read
  if (!data)
    return read.error ? (
      <Failed
        title="Failed to load what happened of late"
        onRetry={() => void read.refetch()}
        retrying={read.isFetching}
      />
    ) : (
      <Spinner>Loading...</Spinner>
    )
  return (
    <>
      <Section title="Bookings of late">
        <Bookings rows={data.bookings} />
      </Section>
      <Section title="Reports">
        <Reports rows={data.reports} />
      </Section>
      <Section
        title="Deals"
        more={{ to: `/admin/deals?search=${encodeURIComponent(business.name)}`, words: 'All its deals' }}
      >
        <Deals rows={data.deals} />
      </Section>
      <Section title="Reviews">
        <Reviews rows={data.reviews} />
      </Section>
      <Section
        title="Messages with its owner"
        more={
          data.messages[0] && { to: `/admin/support?thread=${data.messages[0].threadId}`, words: 'The conversation' }
        }
      >
        <Messages rows={data.messages} />
      </Section>
      <Section title="Audit trail" more={{ to: `/admin/audit?entity=${business.id}`, words: 'All of it' }}>
        <Audit rows={data.audit} />
      </Section>
    </>
  )
}

/** Opens the seller's pages of the shop, where nothing can be changed; asks for the code. */
function LookButton({ shopId }: { shopId: string }) {
  const beginning = useAdminSend('POST /admin/businesses/:shopId/look', {
    // The pages begin anew as those of the shop.
    onDone: ({ shop }) => window.location.assign(`/business/seller-dashboard?shop=${shop.slug}`),
    onFailed: toastError,
  })
  if (!useMayAdmin('moderation')) return null
  return (
    <Button look="quiet" disabled={beginning.isPending} onClick={() => beginning.mutate({ params: { shopId } })}>
      <Eye aria-hidden size={16} /> View as shop
    </Button>
  )
}
