import type { ReactNode } from 'react'

export type Tone = 'good' | 'warning' | 'bad' | 'calm' | 'quiet'
const tones: Record<Tone, string> = {
  good: 'bg-whatsapp/20 text-whatsapp-ink',
  warning: 'bg-accent-wash text-accent-ink',
  bad: 'bg-danger-wash text-danger',
  calm: 'bg-verified-wash text-verified',
  quiet: 'bg-sunk text-ink-soft',
}

/** A state in a word or a number; the words say it, the colour only helps. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-md px-2 font-semibold text-sm tabular-nums ${tones[tone]}`}
  >
    {children}
  </span>
)
