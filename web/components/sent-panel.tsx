import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { focusOn } from '#web/lib/device/focus-on.ts'

type Props = { title: string; children?: ReactNode; afterMs?: number | undefined; onDone(): void }

/** Says that it went out; closes by itself where a time is given. */
export function SentPanel({ title, children, afterMs, onDone }: Props) {
  useEffect(() => {
    if (afterMs === undefined) return
    const timer = setTimeout(onDone, afterMs)
    return () => clearTimeout(timer)
  }, [afterMs, onDone])
  return (
    <div
      ref={focusOn}
      tabIndex={-1}
      role="status"
      className="grid justify-items-center gap-3 py-6 text-center outline-none"
    >
      <CircleCheck aria-hidden size={44} className="text-verified" />
      <p className="font-bold text-xl">{title}</p>
      {children}
    </div>
  )
}
