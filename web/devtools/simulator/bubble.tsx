import { ExternalLink, List, MapPin, Reply, UserRound } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import type { Bubble as BubbleData, Shown, ShownButton } from '#core/contracts/devtools/simulator.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormattedText, withoutMarks } from './formatted-text.tsx'
import { Ticks } from './ticks.tsx'
import { timeOf } from './times.ts'

type Props = {
  bubble: BubbleData
  repliesTo: BubbleData | undefined
  business: string
  onReply: (bubble: BubbleData) => void
  onChoose: (id: string, sid: string) => void
  onOpenList: (bubble: BubbleData) => void
  onShareContact: (bubble: BubbleData) => void
  onSendAgain: (sid: string) => void
}

export function Bubble({ bubble, repliesTo, business, onReply, onSendAgain, ...act }: Props) {
  const mine = bubble.by === 'person'
  const swipe = useSwipe(() => onReply(bubble))
  if (!mine && bubble.status === 'failed') return <NotDelivered bubble={bubble} />
  const { shown } = bubble
  const wide = shown.buttons || shown.list ? 'min-w-60' : 'min-w-24'
  const side = mine ? 'self-end bg-bubble-out rounded-tr-sm' : 'self-start bg-bubble-in rounded-tl-sm'
  return (
    <div className={`group flex max-w-full items-center gap-1 ${mine ? 'flex-row-reverse' : ''}`}>
      <article
        aria-label={mine ? 'You' : business}
        className={`flex ${wide} max-w-[84%] touch-pan-y flex-col rounded-xl shadow-[0_1px_1px_rgb(0_0_0/12%)] ${side}`}
        {...swipe.handlers}
        style={swipe.offset > 0 ? { transform: `translateX(${swipe.offset}px)` } : undefined}
      >
        <div className="flow-root px-2.5 pt-1.5 pb-1 text-[15px] leading-snug">
          {repliesTo && <Quote bubble={repliesTo} business={business} />}
          {shown.media?.map((file) => (
            <Photo key={file.url} {...file} />
          ))}
          {shown.location && <Location {...shown.location} />}
          {shown.contact && <Contact {...shown.contact} />}
          {shown.text && (
            <span className="whitespace-pre-wrap break-words">
              <FormattedText text={shown.text} />
            </span>
          )}
          {shown.footer && <span className="mt-1 block text-bubble-meta text-sm">{shown.footer}</span>}
          <span className="float-right mt-1 ml-3 flex items-center gap-1 text-[11px] text-bubble-meta leading-4">
            <time dateTime={bubble.at}>{timeOf(bubble.at)}</time>
            {mine && <Ticks status={bubble.status} />}
          </span>
        </div>
        <Choices
          shown={shown}
          onChoose={(id) => act.onChoose(id, bubble.sid)}
          onOpenList={() => act.onOpenList(bubble)}
          onShareContact={() => act.onShareContact(bubble)}
        />
        {bubble.error && (
          <p className="border-black/10 border-t px-2.5 py-1.5 text-danger text-sm">
            {bubble.error}.{' '}
            <Button className="min-h-6 font-semibold underline" onClick={() => onSendAgain(bubble.sid)}>
              Send again
            </Button>
          </p>
        )}
      </article>
      <Button
        aria-label="Reply to this message"
        onClick={() => onReply(bubble)}
        className="-my-2 grid size-8 shrink-0 place-items-center rounded-full text-ink-soft opacity-0 hover:bg-surface focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:sr-only"
      >
        <Reply aria-hidden size={18} />
      </Button>
    </div>
  )
}

const NotDelivered = ({ bubble }: { bubble: BubbleData }) => (
  <p className="max-w-[90%] self-center rounded-lg bg-danger-wash px-3 py-1.5 text-center text-danger text-sm">
    Not delivered: {bubble.error}
  </p>
)

const choiceStyle =
  'flex min-h-11 w-full items-center justify-center gap-2 border-line border-t px-3 py-1.5 text-[15px] font-semibold text-whatsapp-ink last:rounded-b-xl hover:bg-sunk'

function Choices({
  shown,
  onChoose,
  onOpenList,
  onShareContact,
}: {
  shown: Shown
  onChoose: (id: string) => void
  onOpenList: () => void
  onShareContact: () => void
}) {
  return (
    <>
      {shown.buttons?.map((button) => (
        <Choice key={button.id ?? button.title} {...button} onChoose={onChoose} onShareContact={onShareContact} />
      ))}
      {shown.list && (
        <Button aria-haspopup="dialog" className={choiceStyle} onClick={onOpenList}>
          <List aria-hidden size={16} /> {shown.list.button}
        </Button>
      )}
    </>
  )
}

type ChoiceProps = ShownButton & { onChoose: (id: string) => void; onShareContact: () => void }

function Choice({ title, id, url, sharesContact, onChoose, onShareContact }: ChoiceProps) {
  if (url)
    return (
      <a href={url} target="_blank" rel="noreferrer" className={choiceStyle}>
        <ExternalLink aria-hidden size={16} /> {title}
      </a>
    )
  const [Icon, act] = sharesContact
    ? ([UserRound, onShareContact] as const)
    : ([Reply, () => id && press(id, onChoose)] as const)
  return (
    <Button className={choiceStyle} onClick={act}>
      <Icon aria-hidden size={16} /> {title}
    </Button>
  )
}

/** A code is copied on the phone; every other button answers. */
const press = (id: string, onChoose: (id: string) => void) =>
  id.startsWith('copy:') ? void navigator.clipboard.writeText(id.slice('copy:'.length)) : onChoose(id)

export const summaryOf = ({ shown }: BubbleData): string =>
  withoutMarks(shown.text) ||
  (shown.location ? `Location${shown.location.label ? `: ${shown.location.label}` : ''}` : '') ||
  (shown.contact ? `Contact: ${shown.contact.name}` : shown.media ? fileWord(shown.media[0]?.contentType) : '')

const fileWord = (type = ''): string =>
  type.startsWith('image/') ? 'Photo' : type.startsWith('audio/') ? 'Voice note' : 'Document'

const Quote = ({ bubble, business }: { bubble: BubbleData; business: string }) => (
  <blockquote className="mb-1 rounded-md border-whatsapp-ink border-l-4 bg-black/5 px-2 py-1 text-sm dark:bg-black/25">
    <span className="block font-semibold text-whatsapp-ink">{bubble.by === 'person' ? 'You' : business}</span>
    <span className="line-clamp-2">{summaryOf(bubble)}</span>
  </blockquote>
)

const Photo = ({ url, contentType }: { url: string; contentType: string }) =>
  contentType.startsWith('image/') ? (
    <img
      src={url}
      alt=""
      width={260}
      height={136}
      className="mb-1 h-auto w-[260px] max-w-full rounded-lg bg-sunk object-cover"
    />
  ) : contentType.startsWith('audio/') ? (
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said
    <audio controls preload="metadata" src={url} aria-label="Voice note" className="mb-1 w-[240px] max-w-full" />
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className="mb-1 block text-link underline">
      Open the file
    </a>
  )

const Contact = ({ name, phone }: NonNullable<Shown['contact']>) => (
  <span className="mb-1 flex items-center gap-2 rounded-lg bg-black/5 p-2 dark:bg-black/25">
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-line">
      <UserRound aria-hidden size={20} />
    </span>
    <span className="min-w-0 text-sm">
      <span className="block font-semibold">{name}</span>
      <span className="block text-bubble-meta">{phone}</span>
    </span>
  </span>
)

function Location({ lat, lng, label, address }: NonNullable<Shown['location']>) {
  return (
    <span className="mb-1 flex items-center gap-2 rounded-lg bg-black/5 p-2 dark:bg-black/25">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-danger-wash text-danger">
        <MapPin aria-hidden size={20} />
      </span>
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">{label ?? 'Location'}</span>
        <span className="block text-bubble-meta">{address ?? `${lat.toFixed(4)}, ${lng.toFixed(4)}`}</span>
      </span>
    </span>
  )
}

const farEnough = 56

/** A swipe to the right on a touch screen. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<number | undefined>(undefined)
  const [offset, setOffset] = useState(0)
  const end = () => {
    if (offset >= farEnough) onSwipe()
    start.current = undefined
    setOffset(0)
  }
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'touch') start.current = event.clientX
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== undefined) setOffset(Math.min(80, Math.max(0, event.clientX - start.current)))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
