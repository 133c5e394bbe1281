import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Bubble as BubbleData, PhoneOnPage, WriteOnPhone } from '#core/contracts/simulator.ts'
import { TreadMark } from '../../components/tread-mark.tsx'
import { Bubble } from './bubble.tsx'
import { bubblesQuery, markRead, sendAgain, useWrite } from './chat-data.ts'
import { Composer } from './composer.tsx'
import { ListSheet } from './list-sheet.tsx'
import { LocationSheet } from './location-sheet.tsx'
import { PhotoSheet } from './sample-photo.tsx'
import { dayName, dayOf } from './times.ts'

type Props = {
  phone: PhoneOnPage
  business: { name: string; address: string }
  /** Whether somebody looks at it: what arrives is then read. */
  visible: boolean
  prefill: string | undefined
  onClose: () => void
  onPrefillUsed: () => void
}

type OpenSheet = { kind: 'list'; bubble: BubbleData } | { kind: 'location' } | { kind: 'photo' } | undefined

export function Phone({ phone, business, visible, prefill, onClose, onPrefillUsed }: Props) {
  const bubbles = useQuery(bubblesQuery(phone.address))
  const write = useWrite(phone.address)
  const [replyTo, setReplyTo] = useState<BubbleData>()
  const [sheet, setSheet] = useState<OpenSheet>()
  const heading = useId()
  useReading(phone.address, bubbles.data?.bubbles, visible)

  const send = (message: Omit<WriteOnPhone, 'from'>) => {
    setSheet(undefined)
    if (prefill) onPrefillUsed()
    write.mutate({ name: phone.name, ...message })
  }

  return (
    <section aria-labelledby={heading} className="flex h-full min-h-0 w-full max-w-[430px] flex-col">
      <header className="flex items-center gap-2 pb-1 pl-2 max-md:hidden">
        <h2 id={heading} className="min-w-0 flex-1 truncate text-sm">
          <span className="font-semibold">{phone.name}</span>{' '}
          <span className="text-ink-soft">{phone.role === 'shop' ? (phone.place ?? 'shop') : phone.address}</span>
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={`Close the phone of ${phone.name}`}
          className="grid size-11 place-items-center rounded-full hover:bg-line"
        >
          <X aria-hidden size={18} />
        </button>
      </header>
      <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden border-line bg-chat-wall md:rounded-[26px] md:border-[6px] md:border-rubber md:shadow-card">
        <div inert={sheet !== undefined} className="flex min-h-0 flex-1 flex-col">
          <Business business={business} />
          <Log
            bubbles={bubbles.data?.bubbles}
            failed={bubbles.isError}
            onRetry={() => void bubbles.refetch()}
            name={phone.name}
            isShop={phone.role === 'shop'}
            business={business.name}
            onReply={setReplyTo}
            onChoose={(choice, sid) => send({ choice, replyTo: sid })}
            onOpenList={(bubble) => setSheet({ kind: 'list', bubble })}
          />
          <p role="alert" className="bg-danger-wash px-3 py-2 text-danger text-sm empty:hidden">
            {write.error?.message}
          </p>
          <Composer
            key={prefill}
            name={phone.name}
            business={business.name}
            replyTo={replyTo}
            prefill={prefill}
            onDropReply={() => setReplyTo(undefined)}
            onSend={send}
            onAttach={(kind) => setSheet({ kind })}
          />
        </div>
        {sheet?.kind === 'list' && sheet.bubble.shown.list && (
          <ListSheet
            list={sheet.bubble.shown.list}
            onChoose={(choice) => send({ choice, replyTo: sheet.bubble.sid })}
            onClose={() => setSheet(undefined)}
          />
        )}
        {sheet?.kind === 'location' && (
          <LocationSheet onShare={(location) => send({ location })} onClose={() => setSheet(undefined)} />
        )}
        {sheet?.kind === 'photo' && (
          <PhotoSheet onSend={(media) => send({ media })} onClose={() => setSheet(undefined)} />
        )}
      </div>
    </section>
  )
}

const Business = ({ business }: { business: Props['business'] }) => (
  <div className="flex items-center gap-3 bg-rubber px-3 py-2 text-lettering">
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
      <TreadMark className="size-6" />
    </span>
    <p className="min-w-0 leading-tight">
      <span className="flex items-center gap-1 font-semibold">
        {business.name}
        <BadgeCheck aria-label="Business account" size={16} className="text-[#7fd4dc]" />
      </span>
      <span className="text-[13px] tabular-nums opacity-80">{business.address}</span>
    </p>
  </div>
)

/** What arrives on a phone that somebody looks at is read. */
function useReading(address: string, bubbles: BubbleData[] | undefined, visible: boolean): void {
  const waiting = bubbles?.filter((bubble) => bubble.by === 'business' && bubble.status === 'delivered').length ?? 0
  useEffect(() => {
    const read = () => {
      if (visible && waiting > 0 && document.visibilityState === 'visible')
        void markRead(address).catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [address, waiting, visible])
}

type LogProps = {
  bubbles: BubbleData[] | undefined
  failed: boolean
  onRetry: () => void
  name: string
  isShop: boolean
  business: string
  onReply: (bubble: BubbleData) => void
  onChoose: (id: string, sid: string) => void
  onOpenList: (bubble: BubbleData) => void
}

function Log({ bubbles, failed, onRetry, name, isShop, business, ...act }: LogProps) {
  const box = useBottom(bubbles?.length ?? 0)
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
          <button type="button" onClick={onRetry} className="min-h-11 font-semibold text-link underline">
            Try again
          </button>
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
    </div>
  )
}

function Dated({ at, before, children }: { at: string; before: string | undefined; children: React.ReactNode }) {
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
