import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CannedReply } from '#core/contracts/messages/inbox.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReplyPictures } from './reply-pictures.tsx'
import { repliesReads, useReplies } from './use-replies.ts'

const icon = 'grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunk'

/** The ready replies of a shop, or with null ours: one is made, changed or deleted here. */
export function ReplyManager({ shopId }: { shopId: string | null }) {
  const { data, error, refetch, isFetching } = useReplies(shopId)
  const [edits, setEdits] = useState<CannedReply | 'new'>()
  const [leaving, setLeaving] = useState<CannedReply>()
  const removing = useSend('DELETE /canned-replies/:id', {
    invalidates: repliesReads,
    onDone: () => setLeaving(undefined),
  })
  if (error && !data)
    return <Failed title="Failed to fetch ready replies" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Spinner>Loading...</Spinner>
  if (edits)
    return <ReplyForm shopId={shopId} reply={edits === 'new' ? undefined : edits} onDone={() => setEdits(undefined)} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {data.replies.map((reply) => (
          <li key={reply.id} className="flex items-center gap-1 border-line border-b py-1">
            <div className="min-w-0 grow">
              <p className="truncate font-semibold">
                {reply.title} <span className="font-normal text-ink-soft">/{reply.shortcut}</span>
              </p>
              <p className="truncate text-ink-soft text-sm">{reply.content}</p>
              <ReplyPictures files={reply.files} />
            </div>
            <Button aria-label={`Change ${reply.title}`} className={icon} onClick={() => setEdits(reply)}>
              <Pencil aria-hidden size={18} />
            </Button>
            <Button
              aria-label={`Delete ${reply.title}`}
              className={`${icon} text-danger`}
              onClick={() => setLeaving(reply)}
            >
              <Trash2 aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {data.replies.length === 0 && (
        <p className="text-ink-soft">No ready replies yet. Make one for what you are asked every day.</p>
      )}
      <Button look="strong" className="justify-self-start" onClick={() => setEdits('new')}>
        <Plus aria-hidden size={18} /> New reply
      </Button>
      <Confirm
        open={leaving !== undefined}
        title={`Delete ${leaving?.title ?? ''}?`}
        yes="Delete"
        destroys
        busy={removing.isPending}
        onYes={() => leaving && removing.mutate({ params: { id: leaving.id } })}
        onNo={() => setLeaving(undefined)}
      >
        {shopId ? 'Nobody of your shop can use it any more.' : 'None of us can use it any more.'}
        {removing.error && <Notice tone="error">{removing.error.message}</Notice>}
      </Confirm>
    </div>
  )
}
