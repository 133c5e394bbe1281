import { Trash2 } from 'lucide-react'
import type { Note } from '#core/contracts/messages/inbox.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf } from '#web/lib/dates.ts'
import { Button } from '../../../components/ui/button.tsx'
import { toastError } from '../../../lib/toast.ts'
import type { Between } from '../components/bubbles.tsx'
import { inboxReads } from '../inbox/inbox-reads.ts'

const everyMs = 30_000

/** The private notes, to stand between the messages at their time. */
export function useNotes(threadId: string): Between[] {
  const { data } = useRead('GET /threads/:id/notes', { params: { id: threadId } }, { every: everyMs })
  const removing = useSend('DELETE /threads/:id/notes/:noteId', {
    invalidates: inboxReads,
    onFailed: toastError,
  })
  const remove = (noteId: string) => removing.mutate({ params: { id: threadId, noteId } })
  return (data?.notes ?? []).map((note) => ({
    id: note.id,
    at: note.createdAt,
    element: <NoteBubble note={note} onRemove={() => remove(note.id)} />,
  }))
}

/** Looks like a slip of paper, so that nobody takes it for something that the driver reads. */
const NoteBubble = ({ note: { content, author, mine, createdAt }, onRemove }: { note: Note; onRemove(): void }) => (
  <div className="max-w-[85%] self-end rounded-lg border border-line-strong border-dashed bg-accent-wash px-4 py-2">
    <p className="flex items-center gap-2 text-sm">
      <span className="grow">
        <span className="font-semibold">{author}</span> <span className="text-ink-soft">Private note</span>
      </span>
      {mine && (
        <Button aria-label="Delete the note" look="icon" className="-my-2 -mr-3" onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </Button>
      )}
    </p>
    <p className="whitespace-pre-wrap break-words">{content}</p>
    <p className="mt-1 text-right text-ink-soft text-xs">
      <time dateTime={createdAt}>{clockOf(createdAt)}</time>
    </p>
  </div>
)
