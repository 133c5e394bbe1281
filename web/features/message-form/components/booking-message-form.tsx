import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { MessageForm as Fields } from '#core/contracts/forms/messages.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { sendProblem } from '#web/lib/api/send-problem.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { FirstFiles, useFirstFiles } from '../../../components/files/first-files.tsx'
import { GuestSent } from '../../../components/guest-sent.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { TextAreaField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Notice } from '../../../components/ui/states.tsx'

type Props = { shop: Pick<ShopProfile, 'id' | 'slug' | 'name'>; token: string; onClose(): void }

/** The holder of a booking's private link only says what they want to say: the booking says who writes, and about what. */
export function BookingMessageForm({ shop, token, onClose }: Props) {
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
