import { Clock } from 'lucide-react'
import type { InboxThread } from '#core/contracts/messages/inbox.ts'
import { localDate } from '#core/rules/time/time.ts'
import { clockOf, momentWords } from '#web/lib/dates.ts'
import { waitingWords } from './waiting-words.ts'

type Props = { thread: Pick<InboxThread, 'waitingSince' | 'answerBy'>; isWhole?: boolean }

/** How long the driver waits for the shop. In whole, also by when the two hours of opening time are over. */
export function ResponseClock({ thread, isWhole = false }: Props) {
  const now = Date.now()
  const words = waitingWords(thread, now)
  if (!words) return null
  const { isLate, waits } = words
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${isLate ? 'text-danger' : 'text-ink-soft'}`}>
      <Clock aria-hidden size={13} className="shrink-0" />
      {waits}
      {isWhole && thread.answerBy && ` · ${dueWords(thread.answerBy, isLate, now)}`}
      {!isWhole && isLate && <span className="sr-only">, later than two opening hours</span>}
    </span>
  )
}

const dayOf = (instant: number): string => localDate(new Date(instant))

function dueWords(answerBy: string, isLate: boolean, now: number): string {
  const when = dayOf(Date.parse(answerBy)) === dayOf(now) ? clockOf(answerBy) : momentWords(answerBy)
  return isLate ? `was due by ${when}` : `answer by ${when}`
}
