import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { MessageForm as Fields } from '#core/contracts/forms/messages.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { askShop } from '#core/rules/website/whatsapp-texts.ts'
import { sendProblem } from '#web/lib/api/send-problem.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { FirstFiles, useFirstFiles } from '../../../components/files/first-files.tsx'
import { SentPanel } from '../../../components/sent-panel.tsx'
import { primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextAreaField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { type MessageSubject, messageDraft } from '../message-draft.ts'

type Props = {
  shop: Pick<ShopProfile, 'id' | 'slug' | 'name'>
  about: MessageSubject
  bookingId: string | undefined
  onClose(): void
}

const closesMs = 3000

/** Somebody who is signed in only says what they want to say. */
export function MemberForm({ shop, about, bookingId, onClose }: Props) {
  const form = useDraftForm<z.infer<typeof Fields>>(messageDraft(shop, about), {
    resolver: zodResolver(Fields),
    reValidateMode: 'onSubmit',
    defaultValues: { message: '' },
  })
  const files = useFirstFiles(messageDraft(shop, about))
  const sending = useSend('POST /threads', {
    invalidates: ['GET /threads'],
    onDone: () => {
      form.forget()
      files.clear()
    },
  })
  if (sending.data) return <Sent shop={shop} id={sending.data.id} onDone={onClose} />
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((typed) =>
        sending.mutate({ body: { shopId: shop.id, bookingId, ...about, ...typed, ...files.sent } }),
      )}
      onChange={() => {
        form.clearErrors()
        sending.reset()
      }}
    >
      <TextAreaField
        label="Message"
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
      <WhatsappLink text={askShop(shop)} className="w-full" />
    </form>
  )
}

/** Where the answer will come. */
const Sent = ({ shop, id, onDone }: { shop: Props['shop']; id: string; onDone(): void }) => (
  <SentPanel title="Message sent!" afterMs={closesMs} onDone={onDone}>
    <p className="text-ink-soft">{shop.name} answers in your messages.</p>
    <div className="flex flex-wrap justify-center gap-3">
      <Link to={`/messages?thread=${id}`} className={primaryButton}>
        View Messages
      </Link>
      <Button look="quiet" onClick={onDone}>
        Continue Browsing
      </Button>
    </div>
  </SentPanel>
)
