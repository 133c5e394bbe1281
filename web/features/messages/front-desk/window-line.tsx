import { Clock, MessageCircle } from 'lucide-react'
import type { ReplyWindow } from '#core/contracts/threads/reach.ts'
import { windowWords } from './window-words.ts'

type Props = { window: ReplyWindow; name: string }

/** Above the composer: how what is written now comes to the driver. */
export function WindowLine({ window, name }: Props) {
  const now = Date.now()
  const Icon = window.openUntil && Date.parse(window.openUntil) > now ? MessageCircle : Clock
  return (
    <p role="status" className="mb-2 flex gap-1.5 text-ink-soft text-sm">
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>{windowWords(window, name, now)}</span>
    </p>
  )
}
