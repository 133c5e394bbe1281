import { type FormEvent, useState } from 'react'
import type { CannedReply } from '#core/contracts/messages/inbox.ts'
import type { ReplyVariable } from '#core/rules/messages/canned-reply.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'

type Typed = Partial<Record<ReplyVariable, string>>
type Props = {
  reply: CannedReply
  missing: readonly ReplyVariable[]
  onDone(typed: Typed): void
  onLeave(): void
}

/** Asks for what the conversation does not know, so that no braces go out. */
export function MissingValues({ reply, missing, onDone, onLeave }: Props) {
  const [typed, setTyped] = useState<Typed>({})
  const isWhole = missing.every((name) => typed[name]?.trim())
  const done = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) onDone(typed)
  }
  return (
    <form onSubmit={done} className="mb-2 grid gap-3 rounded-xl bg-surface p-3 shadow-card ring-1 ring-line">
      <p className="font-semibold">{reply.title}</p>
      {missing.map((name, at) => (
        <TextField
          key={name}
          label={name.charAt(0).toUpperCase() + name.slice(1)}
          autoFocus={at === 0}
          value={typed[name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onLeave}>
          Cancel
        </Button>
        <Button type="submit" look="strong" disabled={!isWhole}>
          Fill in
        </Button>
      </div>
    </form>
  )
}
