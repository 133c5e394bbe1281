import { zodResolver } from '@hookform/resolvers/zod'
import type { Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { GuestMessageForm } from '#core/contracts/forms/messages.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { askShop } from '#core/rules/website/whatsapp-texts.ts'
import { sendProblem } from '#web/lib/api/send-problem.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { FirstFiles, useFirstFiles } from '../../../components/files/first-files.tsx'
import { GuestSent } from '../../../components/guest-sent.tsx'
import { SignInBeside } from '../../../components/sign-in-beside.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { TextAreaField, TextField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { type MessageSubject, messageDraft } from '../message-draft.ts'

type Typed = z.input<typeof GuestMessageForm>
type Props = { shop: Pick<ShopProfile, 'id' | 'slug' | 'name'>; about: MessageSubject; onClose(): void }

const names: readonly Path<Typed>[] = ['name', 'email', 'phone', 'message']

/** A visitor says who they are and how the answer reaches them. */
export function GuestForm({ shop, about, onClose }: Props) {
  const form = useDraftForm<Typed, GuestMessageForm>(messageDraft(shop, about), {
    resolver: zodResolver(GuestMessageForm),
    reValidateMode: 'onSubmit',
    defaultValues: { name: '', email: '', phone: '', message: '' },
  })
  const files = useFirstFiles(messageDraft(shop, about))
  const sending = useSend('POST /guest-messages', {
    onDone: () => {
      form.forget()
      files.clear()
    },
    onFailed: ({ fields }) => {
      for (const name of names) if (fields[name]) form.setError(name, { message: fields[name] }, { shouldFocus: true })
    },
  })
  if (sending.data) return <GuestSent title="Message sent!" shop={shop} {...sending.data} onDone={onClose} />
  const isAboutField = sending.error && names.some((name) => sending.error?.fields[name])
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((typed) =>
        sending.mutate({ body: { shopId: shop.id, ...about, ...typed, ...files.sent } }),
      )}
      onChange={() => {
        form.clearErrors()
        sending.reset()
      }}
    >
      <SignInBeside />
      <ContactFields form={form} />
      <TextAreaField
        label="Message"
        placeholder="What would you like to know?"
        most={MAX_WORDS}
        length={form.watch('message').length}
        {...fieldOf(form, 'message')}
      />
      <FirstFiles files={files} />
      {sending.error && !isAboutField && <Notice tone="error">{sendProblem(sending.error)}</Notice>}
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

/** Who writes, and how the answer reaches them. */
const ContactFields = ({ form }: { form: UseFormReturn<Typed, unknown, GuestMessageForm> }) => (
  <>
    <TextField label="Name" autoComplete="name" {...fieldOf(form, 'name')} />
    <TextField label="E-mail" type="email" inputMode="email" autoComplete="email" {...fieldOf(form, 'email')} />
    <TextField
      label="Phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint="A phone number or an e-mail address is enough."
      {...fieldOf(form, 'phone')}
    />
  </>
)
