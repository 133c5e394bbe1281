import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import { formatPhone, formatRandExact, withPhone } from '#core/rules/format.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { loadKg } from '#core/rules/tyres/load-speed.ts'
import { PriceLines } from '#web/components/tyres/price-lines.tsx'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { card, linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { toast } from '../../../lib/toast.ts'
import { accept, type BookingRef, decline, readsOf } from '../api/bookings.ts'
import { preferredOf, questionOf, serviceOf, statusNames, titleOf, wayOf, whenOf } from '../words.ts'
import { BookingActions, type Holder } from './booking-actions.tsx'
import { Offers } from './offers.tsx'
import { StateLine } from './state-line.tsx'

type Props = { booking: BookingView; holder: Holder; isNew?: boolean; level?: 'h1' | 'h2'; children?: ReactNode }

/** Everything about one booking, and what can be done with it; `children` stand below tyre, day, shop and price. */
export function BookingCard({ booking, holder, isNew = false, level = 'h2', children }: Props) {
  const { shop, notes, status, cautions, plate } = booking
  return (
    <article
      aria-labelledby={`booking-${booking.id}`}
      className={`${card} grid grid-cols-1 gap-4 p-5 ${isNew ? 'ring-2 ring-verified' : ''}`}
    >
      <StateLine booking={booking} />
      <Head booking={booking} level={level} />
      {children}
      <Question booking={booking} of={holder.of} />
      <Offers booking={booking} of={holder.of} />
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
        {booking.appointmentStart && status !== 'cancelled' && (
          <Fact name="Appointment">
            <strong>{momentWords(booking.appointmentStart)}</strong>
          </Fact>
        )}
        <Fact name="Preferred time">{preferredOf(booking)}</Fact>
        <Fact name="Service type">{serviceOf(booking)}</Fact>
        <Fact name="How">{wayOf(booking)}</Fact>
        {shop.phone && (
          <Fact name="Shop's phone">
            <a href={`tel:${shop.phone}`} className={linkLook}>
              {formatPhone(shop.phone)}
            </a>
          </Fact>
        )}
        {shop.paymentWays.length > 0 && (
          <Fact name="Pay there by">{shop.paymentWays.map((way) => paymentNames[way]).join(', ')}</Fact>
        )}
        <Cautions of={cautions} />
        {booking.comes && <Fact name="Who comes">{withPhone(booking.comes)}</Fact>}
        {plate && <Fact name="Number plate">{plate}</Fact>}
        {notes && <Fact name="Notes">{notes}</Fact>}
      </dl>
      <Totals booking={booking} />
      <BookingActions booking={booking} holder={holder} />
    </article>
  )
}

/** Tyre, shop, day and price. */
function Head({ booking, level: Title }: { booking: BookingView; level: 'h1' | 'h2' }) {
  const { shop, status } = booking
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusBadge status={status} />
        <span className="text-ink-soft">
          Reference <strong className="lettering text-ink">{booking.code}</strong>
        </span>
      </div>
      <Title id={`booking-${booking.id}`} className="mt-1 font-bold text-xl">
        {titleOf(booking)}
      </Title>
      <p>
        at{' '}
        <Link to={`/business/${shop.slug}`} className={linkLook}>
          {shop.name}
        </Link>
        <span className="text-ink-soft">, {[shop.address, shop.suburb, shop.city].filter(Boolean).join(', ')}</span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-lg">{whenOf(booking)}</strong>
        <span className="money font-bold text-lg">
          {formatRandExact(booking.done?.totalCents ?? booking.totalCents)}
        </span>
      </p>
    </header>
  )
}

/** What it came to, and beside it what was quoted, if that is another sum. */
function Totals({ booking: { lines, totalCents, done } }: { booking: BookingView }) {
  const isOther = done !== null && done.totalCents !== totalCents
  return (
    <>
      {isOther && <Total name="Done" lines={done.lines} totalCents={done.totalCents} />}
      <Total
        name={isOther ? 'Quoted' : 'Total'}
        lines={isOther ? lines : (done?.lines ?? lines)}
        totalCents={totalCents}
      />
    </>
  )
}

const Total = ({ name, lines, totalCents }: Pick<BookingView, 'lines' | 'totalCents'> & { name: string }) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2">
      {name} <strong className="money text-lg">{formatRandExact(totalCents)}</strong>
      <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
    </summary>
    <PriceLines lines={lines} totalCents={totalCents} />
  </details>
)

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="sm:contents">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)

function Cautions({ of }: { of: BookingView['cautions'] }) {
  if (of.length === 0) return null
  return (
    <Fact name="Ask the fitter">
      {of.map((caution) => (
        <p key={`${caution.code}${'size' in caution ? caution.size : ''}`}>{cautionWords(caution)}</p>
      ))}
    </Fact>
  )
}

const looks: Record<BookingView['status'], string> = {
  pending: 'bg-accent-wash text-accent-ink',
  confirmed: 'bg-verified-wash text-verified',
  in_progress: 'bg-verified-wash text-verified',
  completed: 'bg-sunk text-ink',
  cancelled: 'bg-danger-wash text-danger',
}

const StatusBadge = ({ status }: Pick<BookingView, 'status'>) => (
  <span className={`inline-flex rounded-full px-3 py-1 font-semibold text-sm ${looks[status]}`}>
    {statusNames[status]}
  </span>
)

const kilograms = (loadIndex: number): string => {
  const kg = loadKg(loadIndex)
  return kg === undefined ? `load index ${loadIndex}` : `${kg} kg`
}

/** What the fitter has to look at first, in a sentence. */
function cautionWords(caution: Caution): string {
  switch (caution.code) {
    case 'not_original':
      return `${caution.size} is not an original size of the ${caution.vehicle}. It came with ${caution.originals.join(' or ')}.`
    case 'carries_less':
      return `${caution.size} carries less than ${caution.by === 'vehicle' ? 'the vehicle needs' : 'was asked for'}: ${kilograms(caution.loadIndex)} a tyre, not ${kilograms(caution.needed)}.`
    case 'rated_slower':
      return `${caution.size} is rated slower than ${caution.by === 'vehicle' ? "the vehicle's original tyre" : 'was asked for'}: ${caution.kmh} km/h, not ${caution.neededKmh} km/h.`
    case 'other_axle':
      return `The ${caution.vehicle} wears another size ${caution.axle === 'rear' ? 'behind' : 'in front'}: ${caution.size}. These tyres are for one axle only.`
    case 'axles_differ':
      return `Front and rear roll ${caution.percent} % differently. They may not belong together.`
  }
}

type QuestionProps = { booking: BookingView; of: BookingRef }

/** A time that the shop proposes, to be accepted or declined. */
function Question({ booking, of }: QuestionProps) {
  const invalidate = useInvalidate()
  const answering = useSendWith((answer: typeof accept, options) => answer(of, booking.askedAt, options), {
    invalidates: readsOf(of),
    onFailed: (error) => {
      toast({ type: 'error', title: 'Your answer was not taken', message: error.message })
      invalidate(...readsOf(of))
    },
  })
  const [isEnding, setIsEnding] = useState(false)
  const question = questionOf(booking)
  if (!question) return null
  return (
    <div role="status" className="grid gap-3 rounded-lg bg-accent-wash p-4">
      <p className="font-semibold">{question.asks}</p>
      {question.stands && <p className="text-ink-soft">{question.stands}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={answering.isPending} onClick={() => answering.mutate(accept)}>
          {question.yes}
        </Button>
        <Button
          look="quiet"
          className="min-h-12"
          disabled={answering.isPending}
          onClick={() => (question.endsRequest ? setIsEnding(true) : answering.mutate(decline))}
        >
          {question.no}
        </Button>
      </div>
      <Confirm
        open={isEnding}
        title="Decline and end the request?"
        yes={answering.isPending ? 'Ending...' : 'End the request'}
        no="Back"
        destroys
        busy={answering.isPending}
        onYes={() => answering.mutate(decline)}
        onNo={() => setIsEnding(false)}
      >
        {booking.shop.name} has no other time for you unless you ask for one. To come at another time, press “Change
        time” instead.
      </Confirm>
    </div>
  )
}
