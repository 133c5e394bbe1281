import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon, Reply } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Delivery, DeliveryState } from '#core/contracts/threads/messages.ts'
import type { MessageAbout, MessageView, ParticipantRole } from '#core/contracts/threads.ts'
import { dealAddress, tyreAddress } from '#core/rules/website/addresses.ts'
import { Said } from '#web/components/said.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { clockOf } from '#web/lib/dates.ts'
import { Attachments } from '../files/attachments.tsx'
import type { Waiting } from '../outbox.ts'
import { messageElementId, type Quoting } from '../use-quoting.ts'
import { neverTakesMoney, roleNames } from '../words.ts'
import { Quote } from './quote.tsx'

const look = 'min-w-0 max-w-[min(85%,44rem)] rounded-2xl px-4 py-2'
const ours = `${look} rounded-br-md bg-accent-wash`
const theirs = `${look} rounded-bl-md bg-sunk`
const foot = 'mt-1 flex items-center justify-end gap-1 text-ink-soft text-xs'

/** The browser draws those in sight alone, and each one anew only when it has changed. */
const whenSeen = '[content-visibility:auto] [contain-intrinsic-size:auto_4.5rem]'
const row = 'group flex items-center gap-1 rounded-2xl focus:outline-3 focus:outline-(--focus) focus:-outline-offset-3'

type BubbleProps = {
  message: MessageView
  side?: ParticipantRole | undefined
  onReply?: Quoting['reply'] | undefined
  onJump?: Quoting['jump'] | undefined
  /** Reached with the tab key; the others from the empty field, with the arrows. */
  isLast?: boolean
}

export const Bubble = memo(function Bubble({ message, side, onReply, onJump, isLast = false }: BubbleProps) {
  const { sender, mine, sentAt } = message
  const isOurs = mine || sender.role === side
  return (
    <li
      id={messageElementId(message.id)}
      tabIndex={-1}
      className={`${row} ${isOurs ? 'flex-row-reverse' : ''} ${whenSeen}`}
    >
      <Content message={message} isOurs={isOurs} onJump={onJump} />
      {onReply && sentAt !== null && (
        <Button
          aria-label={`Reply to ${mine ? 'your own message' : sender.fullName}`}
          tabIndex={isLast ? 0 : -1}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
          onClick={() => onReply(message)}
        >
          <Reply aria-hidden size={18} />
        </Button>
      )}
    </li>
  )
})

type ContentProps = Pick<BubbleProps, 'message' | 'onJump'> & { isOurs: boolean }

function Content({ message, isOurs, onJump }: ContentProps) {
  const { mine, content, sender, sentAt, scheduledFor, delivery, replyTo, about, attachments } = message
  const when = sentAt ?? scheduledFor
  return (
    <div className={isOurs ? ours : theirs}>
      {!mine && (
        <p className="text-sm">
          <span className="font-semibold">{sender.fullName}</span>{' '}
          {!isOurs && <span className="text-ink-soft">{roleNames[sender.role]}</span>}
        </p>
      )}
      {replyTo && <Quote quote={replyTo} onJump={onJump} />}
      {about && <About about={about} />}
      <Attachments files={attachments} threadId={message.threadId} from={mine ? 'you' : sender.fullName} />
      {content !== '' && <Said words={content} hasLinks={mine || sender.role !== 'customer'} />}
      {message.moneyMark && <p className="mt-1 font-medium text-danger text-sm">{neverTakesMoney}</p>}
      <p className={foot}>
        {when && <time dateTime={when}>{clockOf(when)}</time>}
        {delivery && <DeliveryTick delivery={delivery} />}
      </p>
      {delivery && <DeliveryReason delivery={delivery} />}
    </div>
  )
}

/** The tyre that a message is about. */
const About = ({ about: { code, brand, model, size, service, imageUrl, deal } }: { about: MessageAbout }) => (
  <Link
    to={deal ? dealAddress(deal.code) : tyreAddress(code)}
    className="my-1 flex items-center gap-3 rounded-xl bg-surface p-2 hover:bg-paper"
  >
    <TyrePicture {...{ brand, model, size, service, imageUrl }} className="w-14 shrink-0" />
    <span className="min-w-0 leading-snug">
      <span className="block font-semibold">
        {brand} {model}
      </span>
      <span className="lettering block text-sm">
        {size} {service}
      </span>
      {deal && <span className="block text-ink-soft text-sm">{deal.title}</span>}
    </span>
  </Link>
)

type WaitingProps = { one: Waiting; onRetry(): void; onRemove(): void }

/** A message on its way: being sent, waiting for the connection, or refused. */
export const WaitingBubble = ({
  one: { words, files = [], replyTo, state, problem },
  onRetry,
  onRemove,
}: WaitingProps) => (
  <li className={`${ours} self-end`}>
    {replyTo && <Quote quote={replyTo} />}
    <Attachments files={files} threadId="" from="you" />
    {words !== '' && <Said words={words} hasLinks />}
    {state === 'failed' ? (
      <>
        <p role="alert" className="mt-1 flex items-center justify-end gap-1 font-medium text-danger text-sm">
          <CircleAlert aria-hidden size={15} /> Not sent. {problem}
        </p>
        <p className="flex justify-end gap-2">
          <Button look="text" className="px-2" onClick={onRetry}>
            Try again
          </Button>
          <Button look="text" className="px-2" onClick={onRemove}>
            Remove
          </Button>
        </p>
      </>
    ) : (
      <p className={foot}>
        <Clock aria-hidden size={13} /> {state === 'sending' ? 'Sending...' : 'Goes out once you are connected'}
      </p>
    )}
  </li>
)

const ticks: Record<DeliveryState, { Icon: LucideIcon; label: string; look?: string }> = {
  queued: { Icon: Clock, label: 'On its way' },
  sent: { Icon: Check, label: 'Sent' },
  delivered: { Icon: CheckCheck, label: 'Delivered' },
  read: { Icon: CheckCheck, label: 'Read', look: 'text-verified' },
  failed: { Icon: CircleAlert, label: 'Not delivered', look: 'text-danger' },
}

/** How far a message has come; the reason stands beneath it. */
function DeliveryTick({ delivery: { state } }: { delivery: Delivery }) {
  const { Icon, label, look } = ticks[state]
  return <Icon role="img" aria-label={label} size={15} className={look} />
}

/** Why a message waits or does not arrive. */
const DeliveryReason = ({ delivery: { state, reason } }: { delivery: Delivery }) =>
  reason && (
    <p className={`mt-0.5 text-right text-xs ${state === 'failed' ? 'text-danger' : 'text-ink-soft'}`}>{reason}</p>
  )
