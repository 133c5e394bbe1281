import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  CalendarCheck,
  CalendarPlus,
  Clock,
  FileText,
  Flag,
  MessageCircle,
  Phone,
  Trash2,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { GuestThreadView, ThreadView } from '#core/contracts/threads.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { brand } from '#core/rules/brand.ts'
import { formatPhone } from '#core/rules/format.ts'
import { continueThread } from '#core/rules/website/whatsapp-texts.ts'
import { ShopLogo } from '#web/components/shops/shop-face.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { later } from '#web/lib/code/later.tsx'
import { momentWords } from '#web/lib/dates.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { useWho } from '#web/lib/session.ts'
import { whatsappLink } from '#web/lib/settings.ts'
import { quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { toastError, toastUndo } from '../../../lib/toast.ts'
import { threadReads } from '../api/messages.ts'
import type { ThreadRef } from '../thread-ref.ts'
import { answerWords, subjectOf, typeNames } from '../words.ts'

const ReportDialog = later(() => import('./report-dialog.tsx'))

type Props = {
  of: ThreadRef
  thread: ThreadView | undefined
  /** Who writes at the moment. */
  writing?: string | undefined
  onBack?: (() => void) | undefined
}

const icon = 'grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunk'

export const ThreadHeader = ({ of, thread, writing, onBack }: Props) => (
  <div className="border-line border-b">
    <div className="flex items-center gap-1 p-2 pl-3 max-sm:flex-wrap">
      {onBack && (
        <Button aria-label="Back to conversations" className={`${icon} md:hidden`} onClick={onBack}>
          <ArrowLeft aria-hidden size={20} />
        </Button>
      )}
      {thread && thread.role === 'customer' && (
        <ShopLogo shop={thread.shop ?? { name: brand.name, logoUrl: null }} className="mr-2 size-11" />
      )}
      <div className="min-w-0 grow max-sm:basis-44">
        <h2 className="line-clamp-2 font-bold text-lg leading-tight">{thread ? titleOf(thread) : 'Conversation'}</h2>
        <p role="status" className={writing ? 'truncate text-sm' : 'sr-only'}>
          {writing && `${writing} is writing...`}
        </p>
        {thread && !writing && (
          <p className="truncate text-ink-soft text-sm">
            {thread.role === 'business' && `${subjectOf(thread)} · `}
            {typeNames[thread.type]}
            {thread.status === 'closed' && ' · Closed'}
            {thread.shop && thread.role !== 'business' && (
              <>
                {' · '}
                <Link to={`/business/${thread.shop.slug}`} className="underline">
                  {thread.shop.name}
                </Link>
              </>
            )}
          </p>
        )}
      </div>
      <div className="ml-auto flex gap-1">
        {thread?.role === 'customer' && thread.shop && <Report of={of} name={thread.shop.name} />}
        {thread && 'id' in of && onBack && <PutAway thread={thread} id={of.id} onGone={onBack} />}
      </div>
    </div>
    {thread?.role === 'customer' && <Acts thread={thread} />}
    {thread?.answers && <Answers answers={thread.answers} />}
    {thread?.guest && <GuestLine guest={thread.guest} />}
    {thread?.booking && <BookingBanner booking={thread.booking} linked={'id' in of && thread.role === 'customer'} />}
    {thread?.quote && <QuoteBanner quote={thread.quote} />}
  </div>
)

/** To the shop its customer, to others the subject. */
const titleOf = (thread: ThreadView): string =>
  (thread.role === 'business' && thread.participants.find(({ role }) => role === 'customer')?.fullName) ||
  subjectOf(thread)

/** Three of them stand in one row of a phone. */
const act = `${quietButton} max-sm:gap-1.5 max-sm:px-2.5`

/** To a driver the shop is a call and a booking away, and the conversation goes on in the chat. */
const Acts = ({ thread }: { thread: ThreadView | GuestThreadView }) => {
  const formLink = useFormLink()
  const inChat = useChatText(thread)
  const { shop } = thread
  if (!shop && !inChat) return null
  return (
    <p className="flex flex-wrap gap-1.5 px-3 pb-2">
      {shop?.phone && (
        <a href={`tel:${shop.phone}`} aria-label={`Call ${shop.name}`} className={act}>
          <Phone aria-hidden size={18} /> Call
        </a>
      )}
      {shop && (
        <Link
          to={formLink('fitting', { shop: shop.slug })}
          preventScrollReset
          aria-label={`Book at ${shop.name}`}
          className={act}
        >
          <CalendarPlus aria-hidden size={18} /> Book
        </Link>
      )}
      {inChat && (
        <a href={whatsappLink(inChat)} aria-label="Continue on WhatsApp" className={act}>
          <MessageCircle aria-hidden size={18} className="text-whatsapp-ink" /> WhatsApp
        </a>
      )}
    </p>
  )
}

/** What opens the conversation in the chat: a guest's until it is somebody's, one's own by a number that we know. */
function useChatText(thread: ThreadView | GuestThreadView): string | undefined {
  const who = useWho()
  if ('chatKey' in thread && thread.chatKey) return continueThread(thread.reference, thread.chatKey)
  return who.state === 'in' && who.account.phone && !('chatKey' in thread && thread.inAccount !== 'mine')
    ? continueThread(thread.reference)
    : undefined
}

/** Tells us of the shop. */
function Report({ of, name }: { of: ThreadRef; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className={icon} aria-label={`Report ${name}`} title={`Report ${name}`} onClick={() => setIsOpen(true)}>
        <Flag aria-hidden size={20} />
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog of={of} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function PutAway({ thread, id, onGone }: { thread: ThreadView; id: string; onGone(): void }) {
  const params = { id }
  const [asks, setAsks] = useState(false)
  const change = useSend('PATCH /threads/:id', {
    invalidates: threadReads,
    onDone: (_answer, { body }) => {
      setAsks(false)
      if (body.deleted || body.archived) onGone()
      if (body.archived) toastUndo('Conversation archived', () => change.mutate({ params, body: { archived: false } }))
    },
    onFailed: toastError,
  })
  return (
    <>
      <Button
        className={icon}
        aria-label={thread.archived ? 'Unarchive' : 'Archive'}
        disabled={change.isPending}
        onClick={() => change.mutate({ params, body: { archived: !thread.archived } })}
      >
        {thread.archived ? <ArchiveRestore aria-hidden size={20} /> : <Archive aria-hidden size={20} />}
      </Button>
      <Button className={`${icon} text-danger`} aria-label="Delete" onClick={() => setAsks(true)}>
        <Trash2 aria-hidden size={20} />
      </Button>
      <Confirm
        open={asks}
        title="Delete this conversation?"
        yes="Delete"
        destroys
        busy={change.isPending}
        onYes={() => change.mutate({ params, body: { deleted: true } })}
        onNo={() => setAsks(false)}
      >
        It disappears from your list only. The other side keeps it.
      </Confirm>
    </>
  )
}

const banner = 'flex items-center gap-2 bg-sunk px-4 py-2 text-sm'
const statusWords = {
  pending: 'pending',
  confirmed: 'confirmed',
  in_progress: 'in progress',
  completed: 'completed',
  cancelled: 'cancelled',
} as const

function BookingBanner({ booking, linked }: { booking: NonNullable<ThreadView['booking']>; linked: boolean }) {
  const { quantity, tyre } = booking
  const tyres = tyre && [quantity && `${quantity} ×`, tyre.brand, tyre.model, tyre.size].filter(Boolean).join(' ')
  const services = booking.services.map((one) => serviceNames[one]).join(', ')
  const when = booking.appointmentAt ? momentWords(booking.appointmentAt) : 'time to be agreed'
  // A driver knows the booking by what and when, the shop by its code.
  const words = `${linked ? 'Your booking' : `Booking ${booking.code}`}: ${tyres ? `${tyres}, ` : ''}${services}, ${when}, ${statusWords[booking.status]}`
  return (
    <p className={banner}>
      <CalendarCheck aria-hidden size={18} className="shrink-0" />
      {linked ? (
        <Link to="/booking" className="underline">
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  )
}

function Answers({ answers }: { answers: NonNullable<ThreadView['answers']> }) {
  const words = answerWords(answers)
  return (
    words && (
      <p className="flex items-center gap-2 px-3 pb-2 text-ink-soft text-sm">
        <Clock aria-hidden size={16} className="shrink-0" />
        {words}
      </p>
    )
  )
}

/** How the shop reaches a guest. */
const GuestLine = ({ guest: { name, phone, email } }: { guest: NonNullable<ThreadView['guest']> }) => (
  <p className={`${banner} flex-wrap`}>
    <Phone aria-hidden size={18} className="shrink-0" />
    {name}
    {phone && (
      <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center font-semibold tabular-nums underline">
        {formatPhone(phone)}
      </a>
    )}
    {email && <span className="break-all">{email}</span>}
  </p>
)

const QuoteBanner = ({ quote }: { quote: NonNullable<ThreadView['quote']> }) => (
  <p className={banner}>
    <FileText aria-hidden size={18} className="shrink-0" />
    <span>
      Quote <span className="lettering">{quote.reference}</span>: {quote.quantity} x{' '}
      {quote.tyre ? `${quote.tyre.brand} ${quote.tyre.model} ${quote.tyre.size}` : 'tyres'}
    </span>
  </p>
)
