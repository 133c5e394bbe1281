import type { InboxThread } from '#core/contracts/messages/inbox.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import type { Counter } from './use-front-desk.ts'

type Props = { shopId: string; thread: InboxThread; onChange: Counter['change'] }

/** Who of the shop looks after the conversation. */
export function Assignee({ shopId, thread: { assignee }, onChange }: Props) {
  const { data } = useRead('GET /shops/:shopId/members', { params: { shopId } })
  const members = data?.members ?? []
  const choose = (memberId: string) => {
    const one = members.find(({ id }) => id === memberId)
    onChange({ assigneeId: one?.id ?? null }, { assignee: one ? { id: one.id, name: one.name, you: one.you } : null })
  }
  return (
    <label className="flex min-w-0 items-center gap-1.5">
      <span className="text-ink-soft max-lg:sr-only">Looked after by</span>
      <select
        className="min-h-11 min-w-0 max-w-44 rounded-lg bg-transparent px-1 font-semibold hover:bg-sunk"
        value={assignee?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Nobody</option>
        {assignee && !members.some(({ id }) => id === assignee.id) && (
          <option value={assignee.id}>{assignee.name}</option>
        )}
        {members.map(({ id, name, you }) => (
          <option key={id} value={id}>
            {you ? `${name} (you)` : name}
          </option>
        ))}
      </select>
    </label>
  )
}
