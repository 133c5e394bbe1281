import { zodResolver } from '@hookform/resolvers/zod'
import type { ContentField, ContentView } from '#core/contracts/admin/content.ts'
import { SiteContentForm } from '#core/contracts/forms/content.ts'
import { SaveBar } from '#web/components/console/save-bar.tsx'
import { card } from '#web/components/styles.ts'
import { TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { toast } from '#web/lib/toast.ts'
import { ClaimFields, type ContentFormOf, DemoMark, FigureFields, type Typed } from './list-fields.tsx'

export function ContentForm({ view: { content, demo, counted } }: { view: ContentView }) {
  const { forget, ...form } = useDraftForm<Typed, SiteContentForm>('site-content', {
    resolver: zodResolver(SiteContentForm),
    defaultValues: {
      ...content,
      supportEmail: content.supportEmail ?? '',
      supportWhatsapp: content.supportWhatsapp ?? '',
      registeredAddress: content.registeredAddress ?? '',
      helpUrl: content.helpUrl ?? '',
    },
  })
  const saving = useAdminSend('PATCH /admin/content', {
    invalidates: ['GET /admin/content', 'GET /site'],
    onDone: () => {
      forget()
      toast({ type: 'success', title: 'Saved; the website shows it now' })
    },
  })
  const save = form.handleSubmit((body) => saving.mutate({ body }))
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ClaimFields form={form} isDemo={demo.includes('claims')} />
        <FigureFields form={form} isDemo={demo.includes('figures')} counted={counted} />
        <ContactFields form={form} demo={demo} />
      </div>
      {saving.error && <Notice tone="error">{saving.error.message}</Notice>}
      <SaveBar
        isChanged={form.formState.isDirty}
        isSaving={saving.isPending}
        onSave={() => void save()}
        onDiscard={() => {
          forget()
          form.reset()
        }}
      />
    </form>
  )
}

function ContactFields({ form, demo }: { form: ContentFormOf; demo: readonly ContentField[] }) {
  const label = (name: ContentField, words: string) => (
    <>
      {words} {demo.includes(name) && <DemoMark />}
    </>
  )
  return (
    <section className={`${card} grid gap-4 p-4 lg:col-span-2 lg:grid-cols-2`} aria-labelledby="contacts">
      <h2 id="contacts" className="font-bold text-lg lg:col-span-2">
        How we are reached
      </h2>
      <TextField
        label={label('supportEmail', 'Support e-mail')}
        type="email"
        inputMode="email"
        {...fieldOf(form, 'supportEmail')}
      />
      <TextField
        label={label('supportWhatsapp', 'Support on WhatsApp')}
        type="tel"
        inputMode="tel"
        hint="Empty: the number of the chat"
        {...fieldOf(form, 'supportWhatsapp')}
      />
      <TextAreaField
        label={label('registeredAddress', 'Registered address')}
        rows={3}
        {...fieldOf(form, 'registeredAddress')}
      />
      <TextField
        label={label('helpUrl', 'Help centre')}
        type="url"
        inputMode="url"
        hint="https://…"
        {...fieldOf(form, 'helpUrl')}
      />
    </section>
  )
}
