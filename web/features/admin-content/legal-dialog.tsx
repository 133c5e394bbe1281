import { zodResolver } from '@hookform/resolvers/zod'
import type { LegalTextView } from '#core/contracts/admin/content.ts'
import { PublishLegalText } from '#core/contracts/forms/content.ts'
import { readMarkup } from '#core/rules/legal/markup.ts'
import { localDate } from '#core/rules/time/time.ts'
import { LegalBlocksShown } from '#web/components/legal/legal-blocks.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { toast } from '#web/lib/toast.ts'

/** The next version, beside how it will look; begun with the words of the newest one, and kept until it is published. */
export function LegalDialog({
  text: { name, title, markup, versions },
  onClose,
}: {
  text: LegalTextView
  onClose(): void
}) {
  const next = (versions[0]?.version ?? 1) + 1
  const form = useDraftForm<PublishLegalText>(`legal-${name}-${next}`, {
    resolver: zodResolver(PublishLegalText),
    defaultValues: { markup, effectiveOn: localDate(new Date()) },
  })
  const { handleSubmit, watch, forget } = form
  const publishing = useAdminSend('POST /admin/legal/:name/versions', {
    invalidates: ['GET /admin/legal', 'GET /legal/:name'],
    onDone: () => {
      forget()
      toast({ type: 'success', title: `Version ${next} is published`, message: 'People with an account are told.' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${title}, version ${next}`}
      description="A line that begins with ## is a heading, one with - a list; **strong** and [words](/page) stand in lines."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit((body) => publishing.mutate({ params: { name }, body }))}
      >
        <TextAreaField label="Text" rows={14} {...fieldOf(form, 'markup')} />
        <section aria-label="How it looks" className="max-h-96 overflow-y-auto rounded-lg border border-line px-4 pb-4">
          <LegalBlocksShown blocks={readMarkup(watch('markup'))} />
        </section>
        <TextField label="Applies from" type="date" className="max-w-60" {...fieldOf(form, 'effectiveOn')} />
        {publishing.error && <Notice tone="error">{publishing.error.message}</Notice>}
        <Notice tone="info">
          Everybody with an account gets a notice in the app. Version {next} cannot be changed later.
        </Notice>
        <Button type="submit" look="primary" busy={publishing.isPending && 'Publishing...'}>
          {`Publish version ${next}`}
        </Button>
      </form>
    </Dialog>
  )
}
