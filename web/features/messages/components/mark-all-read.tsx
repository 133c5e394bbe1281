import { CheckCheck } from 'lucide-react'
import type { ReadKey } from '#core/contracts/operations.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'

/** `reads`: what shows anew whether something is unread. */
export function MarkAllRead({ reads }: { reads: readonly ReadKey[] }) {
  const allRead = useSend('POST /threads/read', {
    invalidates: reads,
    onFailed: () => toast({ type: 'error', title: 'Failed to mark message as read' }),
  })
  return (
    <Button
      className="ml-auto inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold hover:bg-sunk"
      disabled={allRead.isPending}
      onClick={() => allRead.mutate()}
    >
      <CheckCheck aria-hidden size={18} /> Mark all read
    </Button>
  )
}
