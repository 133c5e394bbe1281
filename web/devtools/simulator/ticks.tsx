import { CircleAlert, Clock3 } from 'lucide-react'
import type { BubbleStatus } from '#core/contracts/devtools/simulator.ts'

const words: Record<BubbleStatus, string> = {
  accepted: 'Waiting',
  queued: 'Waiting',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Not delivered',
}

/** One tick: sent. Two: the other side has it. Two in blue: it was answered. */
export function Ticks({ status }: { status: BubbleStatus }) {
  return (
    <span className={status === 'read' ? 'text-tick-read' : status === 'failed' ? 'text-danger' : undefined}>
      <span className="sr-only">{words[status]}</span>
      {icon(status)}
    </span>
  )
}

function icon(status: BubbleStatus) {
  if (status === 'failed') return <CircleAlert aria-hidden size={14} />
  if (status === 'queued' || status === 'accepted') return <Clock3 aria-hidden size={13} />
  return (
    <svg
      viewBox="0 0 18 12"
      width="18"
      height="12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path d="M1 6.500 4.300 9.800 11 2.500" strokeLinecap="round" strokeLinejoin="round" />
      {status !== 'sent' && <path d="m8.300 9.200.6.6L15.600 2.500" strokeLinecap="round" strokeLinejoin="round" />}
    </svg>
  )
}
