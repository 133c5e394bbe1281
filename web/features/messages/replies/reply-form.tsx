import { ImagePlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { CannedReply } from '#core/contracts/messages/inbox.ts'
import { replyVariables } from '#core/rules/messages/canned-reply.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { call } from '#web/lib/api/call.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { AttachButton } from '../../../components/files/attach-button.tsx'
import { FilesPlace } from '../../../components/files/files-place.ts'
import { UploadRow } from '../../../components/files/upload-row.tsx'
import { type Uploads, useUploads } from '../../../components/files/use-uploads.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextAreaField, TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { repliesReads } from './use-replies.ts'

type Props = { shopId: string | null; reply: CannedReply | undefined; onDone(): void }
type Typed = Pick<CannedReply, 'title' | 'shortcut' | 'content'>

/** One ready reply, new or changed. */
export function ReplyForm({ shopId, reply, onDone }: Props) {
  const [typed, setTyped] = useState<Typed>({
    title: reply?.title ?? '',
    shortcut: reply?.shortcut ?? '',
    content: reply?.content ?? '',
  })
  const pictures = useUploads(`reply:${reply?.id ?? shopId ?? 'ours'}`, 'loose', reply?.files)
  const close = () => {
    pictures.clear()
    onDone()
  }
  const saving = useSendWith(
    (body: Typed & { files: string[] }, options) =>
      reply
        ? call('PATCH /canned-replies/:id', { params: { id: reply.id }, body }, options)
        : shopId
          ? call('POST /shops/:shopId/canned-replies', { params: { shopId }, body }, options)
          : call('POST /admin/support-replies', { body }, options),
    { invalidates: repliesReads, onDone: close },
  )
  const isOpen = pictures.uploads.length > 0 && !pictures.isReady
  const fields = saving.error?.fields ?? {}
  const save = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ ...typed, files: pictures.uploads.flatMap(({ view }) => view?.id ?? []) })
  }
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <TextField
        label="Title"
        error={fields.title}
        value={typed.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label="Shortcut"
        hint="Typed after a slash: /hours"
        error={fields.shortcut}
        value={typed.shortcut}
        onChange={({ target }) => change({ shortcut: target.value })}
      />
      <TextAreaField
        label="Words"
        hint={`Filled in by itself: ${replyVariables.map((name) => `{${name}}`).join(', ')}`}
        most={MAX_WORDS}
        length={typed.content.length}
        error={fields.content}
        value={typed.content}
        onChange={({ target }) => change({ content: target.value })}
      />
      <Pictures pictures={pictures} />
      {saving.error && Object.keys(fields).length === 0 && <Notice tone="error">{saving.error.message}</Notice>}
      <Buttons isSaving={saving.isPending} isOpen={isOpen} onLeave={close} />
    </form>
  )
}

const Buttons = ({ isSaving, isOpen, onLeave }: { isSaving: boolean; isOpen: boolean; onLeave(): void }) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" look="primary" disabled={isOpen} busy={isSaving && 'Saving...'}>
      Save
    </Button>
    <Button look="quiet" onClick={onLeave}>
      Cancel
    </Button>
  </div>
)

const Pictures = ({ pictures }: { pictures: Uploads }) => (
  <FilesPlace value="loose">
    <div>
      <UploadRow {...pictures} />
      <AttachButton accept="image/jpeg,image/png,image/webp" onChoose={pictures.add}>
        <ImagePlus aria-hidden size={20} /> Add pictures
      </AttachButton>
    </div>
  </FilesPlace>
)
