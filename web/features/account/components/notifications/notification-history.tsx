import { useEffect } from 'react'
import type { ToldView } from '#core/contracts/notices.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Panel } from '../profile/panel.tsx'

const AGAIN_MS = 3000

/** What waits for somebody now and until when, and what they were told before and why. */
export function NotificationHistory() {
  return (
    <Panel
      title="What we sent you"
      lead="Every notification of the last year: where it went, and why it did or did not"
    >
      <Held />
      <Told />
    </Panel>
  )
}

function Held() {
  const { data } = useRead('GET /notifications', { query: { held: 'true', limit: 50 } })
  const sending = useSend('POST /notifications/:id/send', {
    invalidates: ['GET /notifications'],
    onDone: ({ state, because }) =>
      toast(
        state === 'dropped' || state === 'held'
          ? { type: 'error', title: 'It was not sent', message: `because ${because}` }
          : { type: 'success', title: 'On its way' },
      ),
    onFailed: toastError,
  })
  if (!data?.told.length) return null
  return (
    <section aria-label="Held for now" className="mb-5 rounded-lg bg-sunk p-4">
      <h3 className="font-bold">Held for now</h3>
      <ul className="divide-y divide-line">
        {data.told.map(({ id, title, channel, because, until, canGoNow }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-60">
              <p className="wrap-anywhere font-semibold">{title}</p>
              <p className="text-ink-soft text-sm">
                {channels[channel]}
                {until && `, until ${momentWords(until)}`}: {because}
              </p>
            </div>
            {canGoNow && (
              <Button
                look="quiet"
                aria-label={`Send now: ${title}, ${channels[channel]}`}
                disabled={sending.isPending}
                onClick={() => sending.mutate({ params: { id } })}
              >
                Send now
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Told() {
  const { pages, isLoading, failed, more } = usePages('GET /notifications', { query: { limit: 5 } })
  const told = pages?.flatMap((page) => page.told)
  useAgain(told?.some(({ state }) => state === 'waiting') ?? false)
  if (failed && !told)
    return <Failed title="Your history could not be loaded" onRetry={failed.retry} retrying={failed.trying} />
  if (!told) return <Spinner>Loading...</Spinner>
  if (told.length === 0) return <p className="text-ink-soft">Nothing yet.</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {told.map((one) => (
          <ToldRow key={one.id} told={one} />
        ))}
      </ul>
      {more && (
        <Button look="quiet" className="mt-3" busy={isLoading && 'Loading...'} onClick={more}>
          Earlier ones
        </Button>
      )}
    </>
  )
}

/** What is on its way is looked at again until it has gone. */
function useAgain(isWaiting: boolean): void {
  const invalidate = useInvalidate()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => invalidate('GET /notifications'), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, invalidate])
}

const channels: Record<ToldView['channel'], string> = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  in_app: 'In the app',
  push: 'Push',
  sms: 'SMS',
}
const states: Record<ToldView['state'], { name: string; look: string }> = {
  held: { name: 'Held', look: 'bg-accent-wash text-accent-ink' },
  waiting: { name: 'On its way', look: 'bg-sunk text-ink-soft' },
  sent: { name: 'Sent', look: 'bg-verified-wash text-verified' },
  delivered: { name: 'Delivered', look: 'bg-verified-wash text-verified' },
  read: { name: 'Read', look: 'bg-verified-wash text-verified' },
  failed: { name: 'Failed', look: 'bg-danger-wash text-danger' },
  dropped: { name: 'Not sent', look: 'bg-sunk text-ink-soft' },
}

const ToldRow = ({ told: { title, channel, state, because, at } }: { told: ToldView }) => (
  <li className="grid gap-1 py-3">
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="wrap-anywhere min-w-0 font-semibold">{title}</span>
      <span className={`shrink-0 rounded-full px-2 font-semibold text-xs leading-5 ${states[state].look}`}>
        {states[state].name}
      </span>
    </p>
    <p className="text-ink-soft text-sm">
      {channels[channel]}, <time dateTime={at}>{momentWords(at)}</time>: {because}
    </p>
  </li>
)
