import { useRead } from '#web/lib/api/use-read.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { useWho } from '#web/lib/session.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { BookingMessageForm } from './booking-message-form.tsx'
import { GuestForm } from './guest-form.tsx'
import { MemberForm } from './member-form.tsx'

type Props = { subject: FormSubject; onClose(): void }

/** Writes to a shop: with an account into a conversation, without one as a guest. */
export default function MessageForm({ subject, onClose }: Props) {
  const who = useWho()
  const shop = useShopOf(subject)
  const about = { listingCode: subject.offer, dealCode: subject.deal }
  return (
    <Dialog open onClose={onClose} title="Message Seller" description={shop.data && `To ${shop.data.name}`}>
      {shop.error ? (
        <Failed title="The fitment centre could not be read" onRetry={() => void shop.refetch()} />
      ) : !shop.data || who.state === 'loading' ? (
        <Spinner>Loading...</Spinner>
      ) : subject.as === 'guest' && subject.booking ? (
        <BookingMessageForm shop={shop.data} token={subject.booking} onClose={onClose} />
      ) : who.state === 'out' ? (
        <GuestForm shop={shop.data} about={about} onClose={onClose} />
      ) : who.account.role === 'business' ? (
        <Notice tone="warning">Business accounts cannot message other businesses directly</Notice>
      ) : (
        <MemberForm shop={shop.data} about={about} bookingId={subject.booking} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** The shop that is meant: named itself, or by one of its listings. */
function useShopOf({ shop, offer }: FormSubject) {
  const { data } = useRead(
    'GET /offers/:code',
    shop || !offer ? null : { params: { code: offer }, query: { quantity: 1 } },
  )
  const name = shop ?? data?.shop.slug
  return useRead('GET /shops/:shop', name ? { params: { shop: name } } : null)
}
