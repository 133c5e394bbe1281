import type { ReactNode } from 'react'
import type { TestChannel, ToldView } from '#core/contracts/notices.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField } from '#web/components/ui/field.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'

const names = {
  bookings: 'Bookings',
  quotes: 'Quotes',
  messages: 'Messages',
  stock: 'Questions about stock and pictures',
  day: 'Jobs of the day and figures of the month',
  deals: 'Deal alerts',
  marketing: 'Marketing',
} as const
export type Topic = keyof typeof names
type Switches = { enabled: boolean } & Partial<Record<Topic, boolean>>

type Props<Shown extends Topic> = {
  title: string
  channel: TestChannel
  switches: Switches
  topics: readonly Shown[]
  onMaster(enabled: boolean): void
  onSwitch(next: Partial<Record<Shown, boolean>>): void
  children?: ReactNode
}

/** One channel: its master switch, and what comes on it while that is on. */
export const SwitchGroup = <Shown extends Topic>({
  title,
  channel,
  switches,
  topics,
  onMaster,
  onSwitch,
  children,
}: Props<Shown>) => (
  <fieldset className="rounded-lg border border-line px-4 pb-2">
    <legend className="px-1 font-bold">{title}</legend>
    <CheckField
      label={`${title} notifications`}
      checked={switches.enabled}
      onChange={({ target }) => onMaster(target.checked)}
    />
    {switches.enabled && (
      <div className="ml-8 grid gap-x-6 sm:grid-cols-2">
        {topics.map((topic) => (
          <CheckField
            key={topic}
            label={names[topic]}
            checked={switches[topic] ?? false}
            onChange={({ target }) => onSwitch({ [topic]: target.checked } as Partial<Record<Shown, boolean>>)}
          />
        ))}
      </div>
    )}
    {children}
    {switches.enabled && <TestButton channel={channel} title={title} />}
  </fieldset>
)

/** Sends a test on one channel, and says what became of it. */
function TestButton({ channel, title }: { channel: TestChannel; title: string }) {
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
