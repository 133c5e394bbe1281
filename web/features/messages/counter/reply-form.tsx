import { type FormEvent, useState } from 'react'
import { MOST_WORDS } from '#core/contracts/forms/messages.ts'
import type { CannedReply } from '#core/contracts/messages/inbox.ts'
import { replyVariables } from '#core/rules/messages/canned-reply.ts'
import { call } from '#web/lib/api/call.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { TextAreaField, TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'

type Props = { shopId: string; reply: CannedReply | undefined; onDone(): void }
type Typed = Pick<CannedReply, 'title' | 'shortcut' | 'content'>

/** One ready reply, new or changed. */
export function ReplyForm({ shopId, reply, onDone }: Props) {
  const [typed, setTyped] = useState<Typed>({
    title: reply?.title ?? '',
    shortcut: reply?.shortcut ?? '',
    content: reply?.content ?? '',
  })
  const saving = useSendWith(
    (body: Typed, options) =>
      reply
        ? call('PATCH /canned-replies/:id', { params: { id: reply.id }, body }, options)
        : call('POST /shops/:shopId/canned-replies', { params: { shopId }, body }, options),
    { invalidates: ['GET /shops/:shopId/canned-replies'], onDone },
  )
  const fields = saving.error?.fields ?? {}
  const save = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(typed)
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
        most={MOST_WORDS}
        length={typed.content.length}
        error={fields.content}
        value={typed.content}
        onChange={({ target }) => change({ content: target.value })}
      />
      {saving.error && Object.keys(fields).length === 0 && <Notice tone="error">{saving.error.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={primaryButton} disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save'}
        </button>
        <button type="button" className={quietButton} onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  )
}
