import { zodResolver } from '@hookform/resolvers/zod'
import { AnnouncementForm } from '#core/contracts/forms/announcement.ts'
import { paceLimits } from '#core/rules/announcements/announcement.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { GroupFields, type Typed, WordFields } from './announcement-fields.tsx'

const usual: Typed = {
  title: '',
  words: '',
  path: '',
  audience: 'owners',
  channels: ['whatsapp', 'email', 'in_app'],
  province: null,
  language: null,
  pace: paceLimits.usual,
}

type Props = { id: string | undefined; onClose(): void; onSaved(id: string): void }

/** Writes a new announcement, or changes a draft. */
export function AnnouncementDialog({ id, onClose, onSaved }: Props) {
  const read = useRead('GET /admin/announcements/:id', id ? { params: { id } } : null)
  const known = read.data?.announcement
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={id ? 'Change the announcement' : 'New announcement'}
      description="Saving sends nothing. You see whom it reaches and how it looks first."
    >
      {!id ? (
        <Form id={undefined} from={usual} onSaved={onSaved} />
      ) : known && known.audience !== 'accounts' ? (
        <Form id={id} from={fieldsOf(known)} onSaved={onSaved} />
      ) : read.error ? (
        <Failed
          title="Failed to load the announcement"
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </Dialog>
  )
}

const fieldsOf = (known: { [Name in keyof Typed]: unknown }): Typed => {
  const { title, words, path, audience, channels: by, province, language, pace } = known
  return { title, words, path: path ?? '', audience, channels: by, province, language, pace } as Typed
}

type FormProps = { id: string | undefined; from: Typed; onSaved(id: string): void }

function Form({ id, from, onSaved }: FormProps) {
  const { forget, ...form } = useDraftForm<Typed, AnnouncementForm>(`announcement-${id ?? 'new'}`, {
    resolver: zodResolver(AnnouncementForm),
    defaultValues: from,
  })
  const done = ({ id: saved }: { id: string }) => {
    forget()
    onSaved(saved)
  }
  const invalidates = ['GET /admin/announcements', 'GET /admin/announcements/:id'] as const
  const writing = useAdminSend('POST /admin/announcements', { invalidates, onDone: done })
  const changing = useAdminSend('PATCH /admin/announcements/:id', { invalidates, onDone: done })
  const submit = form.handleSubmit((body) =>
    id ? changing.mutate({ params: { id }, body }) : writing.mutate({ body }),
  )
  const isBusy = writing.isPending || changing.isPending
  const failed = writing.error ?? changing.error
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 md:grid-cols-2">
      <WordFields form={form} />
      <GroupFields form={form} />
      {failed && (
        <Notice tone="error" className="md:col-span-2">
          {failed.message}
        </Notice>
      )}
      <Button type="submit" look="primary" className="md:col-span-2" busy={isBusy && 'Saving...'}>
        Save and look
      </Button>
    </form>
  )
}
