import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { MessageForm as Fields } from '#core/contracts/forms/messages.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { sendProblem } from '#web/lib/api/send-problem.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { useWho } from '#web/lib/session.ts'
import { FirstFiles, useFirstFiles } from '../../../components/files/first-files.tsx'
import { GuestSent } from '../../../components/guest-sent.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextAreaField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
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

type BookingMessageFormProps = { shop: Pick<ShopProfile, 'id' | 'slug' | 'name'>; token: string; onClose(): void }

/** The holder of a booking's private link only says what they want to say: the booking says who writes, and about what. */
function BookingMessageForm({ shop, token, onClose }: BookingMessageFormProps) {
  const draft = `message:booking:${shop.slug}`
  const form = useDraftForm<z.infer<typeof Fields>>(draft, {
    resolver: zodResolver(Fields),
    reValidateMode: 'onSubmit',
    defaultValues: { message: '' },
  })
  const files = useFirstFiles(draft)
  const sending = useSend('POST /guest-bookings/:token/messages', {
    onDone: () => {
      form.forget()
      files.clear()
    },
  })
  if (sending.data) return <GuestSent title="Message sent!" shop={shop} {...sending.data} onDone={onClose} />
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((typed) => sending.mutate({ params: { token }, body: { ...typed, ...files.sent } }))}
      onChange={() => {
        form.clearErrors()
        sending.reset()
      }}
    >
      <TextAreaField
        label="Message"
        hint="The shop sees your booking beside it."
        placeholder="What would you like to know?"
        most={MAX_WORDS}
        length={form.watch('message').length}
        {...fieldOf(form, 'message')}
      />
      <FirstFiles files={files} />
      {sending.error && <Notice tone="error">{sendProblem(sending.error)}</Notice>}
      <Button
        type="submit"
        look="primary"
        className="w-full"
        disabled={files.isOpen}
        busy={sending.isPending && 'Sending...'}
      >
        Send Message
      </Button>
    </form>
  )
}
