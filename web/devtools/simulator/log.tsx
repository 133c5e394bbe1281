import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Bubble as BubbleData } from '#core/contracts/devtools/simulator.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Bubble } from './bubble.tsx'
import { sendAgain } from './chat-data.ts'
import { dayName, dayOf } from './times.ts'

type Props = {
  bubbles: BubbleData[] | undefined
  failed: boolean
  onRetry: () => void
  name: string
  isShop: boolean
  business: string
  onReply: (bubble: BubbleData) => void
  onChoose: (id: string, sid: string) => void
  onOpenList: (bubble: BubbleData) => void
  onShareContact: (bubble: BubbleData) => void
  isTyping: boolean
}

/** The messages of one phone, oldest first. */
export function Log({ bubbles, failed, onRetry, name, isShop, business, isTyping, ...act }: Props) {
  const box = useBottom((bubbles?.length ?? 0) + (isTyping ? 0.5 : 0))
  return (
    <div
      ref={box}
      role="log"
      aria-label={`Chat of ${name} with ${business}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
      className="chat-wall flex min-h-0 flex-1 flex-col gap-1.5 overflow-y-auto overscroll-contain px-3 py-3"
    >
      {failed && (
        <p className="m-auto text-center">
          These messages could not be read.{' '}
          <Button onClick={onRetry} look="text" className="text-link">
            Try again
          </Button>
        </p>
      )}
      {!failed && !bubbles && <Waiting />}
      {bubbles?.length === 0 && (
        <p className="m-auto max-w-60 rounded-lg bg-accent-wash px-3 py-2 text-center text-sm">
          {isShop
            ? "Nothing here yet. A driver's booking request arrives here."
            : 'Nothing here yet. Say hi, or send a tyre size such as 205/55R16.'}
        </p>
      )}
      {bubbles?.map((bubble, index) => (
        <Dated key={bubble.sid} at={bubble.at} before={bubbles[index - 1]?.at}>
          <Bubble
            bubble={bubble}
            business={business}
            repliesTo={bubble.repliesTo === null ? undefined : bubbles.find((one) => one.sid === bubble.repliesTo)}
            onSendAgain={(sid) => void sendAgain(sid)}
            {...act}
          />
        </Dated>
      ))}
      {isTyping && <Typing business={business} />}
    </div>
  )
}

function Dated({ at, before, children }: { at: string; before: string | undefined; children: ReactNode }) {
  const day = dayOf(at)
  const isNew = before === undefined || dayOf(before) !== day
  return (
    <>
      {isNew && (
        <p className="my-1 self-center rounded-md bg-surface px-2.5 py-0.5 text-ink-soft text-xs shadow-card">
          {dayName(day)}
        </p>
      )}
      {children}
    </>
  )
}

const Typing = ({ business }: { business: string }) => (
  <p className="flex gap-1 self-start rounded-xl rounded-tl-sm bg-bubble-in px-3 py-3">
    <span className="sr-only">{business} is typing</span>
    {[0, 150, 300].map((delay) => (
      <span
        key={delay}
        aria-hidden
        className="size-2 rounded-full bg-ink-soft motion-safe:animate-pulse"
        style={{ animationDelay: `${delay}ms` }}
      />
    ))}
  </p>
)

const Waiting = () => (
  <div aria-hidden className="flex flex-1 flex-col justify-end gap-2">
    <span className="skeleton h-10 w-2/3 rounded-xl" />
    <span className="skeleton h-10 w-1/2 self-end rounded-xl" />
    <span className="skeleton h-24 w-3/4 rounded-xl" />
  </div>
)

/** Stays at the newest message unless the reader has scrolled up. */
function useBottom(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const stick = useRef(true)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const onScroll = () => {
      stick.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    const sizes = new ResizeObserver(() => {
      if (stick.current) element.scrollTop = element.scrollHeight
    })
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      sizes.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    const element = box.current
    if (element && count > 0 && stick.current) element.scrollTop = element.scrollHeight
  }, [count])
  return box
}
