import { Clock, Flame } from 'lucide-react'
import { useEffect, useState } from 'react'
import { timeLeft } from '#core/rules/time/countdown.ts'
import { shortDay } from '#web/lib/dates.ts'

const everyMs = 30_000

/** The last day of a deal, and how long that still is once the page is awake. */
export function Countdown({ endsOn, className = '' }: { endsOn: string; className?: string }) {
  const now = useNow()
  const left = now && timeLeft(endsOn, now)
  const soon = left?.endingSoon ?? false
  const Icon = soon ? Flame : Clock
  return (
    <span
      className={`inline-flex items-start gap-x-1.5 text-sm ${soon ? 'font-bold text-accent-ink' : 'text-ink-soft'} ${className}`}
    >
      <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${soon ? 'animate-pulse' : ''}`} />
      <span className="flex min-w-0 flex-wrap gap-x-1.5">
        <span className="tabular-nums">{`Until ${shortDay(endsOn)}${left ? ` · ${left.text}` : ''}`}</span>
        {soon && <span className="whitespace-nowrap">Ending soon</span>}
      </span>
    </span>
  )
}

/** Undefined where the page is drawn on the server, and until it is awake. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
