import type { TestChannel, ToldView } from '#core/contracts/notices/history.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'

/** Sends a test on one channel, and says what became of it. */
export function TestButton({ channel, title }: { channel: TestChannel; title: string }) {
  const testing = useSend('POST /notifications/test', { invalidates: ['GET /notifications', 'GET /notices/unread'] })
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button
        look="link"
        className="text-sm disabled:opacity-60"
        aria-label={`Send me a test: ${title}`}
        busy={testing.isPending && 'Sending...'}
        onClick={() => testing.mutate({ body: { channel } })}
      >
        Send me a test
      </Button>
      <p role="status" className="min-w-0 text-ink-soft text-sm">
        {testing.error ? testing.error.message : testing.data && outcome(testing.data)}
      </p>
    </div>
  )
}

function outcome({ state, because, until }: ToldView): string {
  if (state === 'dropped' || state === 'failed') return `Not sent, because ${because}.`
  if (state === 'held') return `Held${until ? ` until ${momentWords(until)}` : ''}, because ${because}.`
  return state === 'waiting' ? 'On its way.' : 'Sent.'
}
