import { CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { HandedView } from '#core/contracts/deal/handed.ts'
import { bookedTyres } from '#core/rules/bookings/booked-tyres.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { nameOfServices } from '#core/rules/bookings/service-types.ts'
import { formatPhone, formatRandExact } from '#core/rules/format.ts'
import { PriceLines } from '#web/components/tyres/price-lines.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { dayWords, momentWords } from '#web/lib/dates.ts'
import { card, container, linkLook, quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Empty, Failed, Loading, Notice } from '../../components/ui/states.tsx'

/** A booking, or a shop's price, as who pays sees it, by the link that its driver has handed on. */
export function HandedBooking() {
  const { token = '' } = useParams()
  const { data, error, refetch, isFetching } = useRead('GET /handed/:token', { params: { token } })
  return (
    <main className={`${container} grid max-w-3xl! grid-cols-1 gap-5 break-words py-8`}>
      {data ? (
        <Shown booking={data} token={token} />
      ) : error?.status === 404 ? (
        <Empty isPage title="This link opens nothing any more">
          <p>It has ended or was cut short. Please ask whoever sent it to you for a new one.</p>
        </Empty>
      ) : error ? (
        <>
          <h1 className="font-bold text-2xl">A price to agree to</h1>
          <Failed title="It could not be read" onRetry={() => void refetch()} retrying={isFetching} />
        </>
      ) : (
        <>
          <h1 className="sr-only">A price to agree to</h1>
          <Loading>
            <div role="status" className="skeleton h-96 rounded-xl">
              <span className="sr-only">Loading...</span>
            </div>
          </Loading>
        </>
      )}
    </main>
  )
}

const Shown = ({ booking, token }: { booking: HandedView; token: string }) => {
  const { shop, name, plate, code, lines, totalCents } = booking
  return (
    <article aria-labelledby="handed" className={`${card} grid gap-4 p-5`}>
      <header className="grid gap-1">
        <p className="text-ink-soft">
          {name} asks you to pay for this.
          {code && (
            <>
              {' '}
              Reference <strong className="lettering text-ink">{code}</strong>
            </>
          )}
        </p>
        <h1 id="handed" className="font-bold text-2xl">
          {titleOf(booking)}
        </h1>
        <p>
          at{' '}
          <Link to={`/business/${shop.slug}`} className={linkLook}>
            {shop.name}
          </Link>
          <span className="text-ink-soft">, {[shop.address, shop.suburb, shop.city].filter(Boolean).join(', ')}</span>
        </p>
        <p className="font-bold text-lg">{whenOf(booking)}</p>
      </header>
      <PriceLines lines={lines} totalCents={totalCents} />
      {(plate || shop.phone) && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          {plate && <Fact name="Number plate">{plate}</Fact>}
          {shop.phone && (
            <Fact name="Shop's phone">
              <a href={`tel:${shop.phone}`} className={linkLook}>
                {formatPhone(shop.phone)}
              </a>
            </Fact>
          )}
        </dl>
      )}
      {booking.yes && (
        <p role="status" className="flex gap-2 rounded-lg bg-verified-wash px-4 py-3 text-verified">
          <CircleCheck aria-hidden size={22} className="shrink-0" />
          {booking.yes.name} said yes to {formatRandExact(booking.yes.totalCents)} on {momentWords(booking.yes.at)}.
        </p>
      )}
      <Standing booking={booking} />
      {booking.takesYes && <SayYes booking={booking} token={token} />}
      <a href={`/api/handed/${token}/booking.pdf`} download className={`${quietButton} justify-self-start`}>
        <Download aria-hidden size={18} /> Save as PDF
      </a>
    </article>
  )
}

/** What ends the question who pays. */
function Standing({ booking: { what, status, name } }: { booking: HandedView }) {
  if (status === 'cancelled')
    return (
      <Notice tone="warning">
        {what === 'quote' ? 'This price is not valid any more.' : 'This booking is cancelled.'} There is nothing to pay.
      </Notice>
    )
  return what === 'quote' && status === 'confirmed' && <Notice tone="success">{name} has booked at this price.</Notice>
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="sm:contents">
    <dt className="text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

function SayYes({ booking, token }: { booking: HandedView; token: string }) {
  const [name, setName] = useState('')
  const saying = useSend('POST /handed/:token/yes', { invalidates: ['GET /handed/:token'] })
  const { error } = saying
  const nameError = error?.fields.name
  return (
    <form
      noValidate
      className="grid gap-3 rounded-lg bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault()
        saying.mutate({ params: { token }, body: { name, seenTotalCents: booking.totalCents } })
      }}
    >
      {booking.yes && <p className="font-bold">The price has changed since that yes.</p>}
      <TextField
        label="Your name"
        autoComplete="name"
        value={name}
        error={nameError}
        onChange={({ target }) => {
          setName(target.value)
          saying.reset()
        }}
      />
      {error && !nameError && <Notice tone="error">{error.message}</Notice>}
      <Button type="submit" look="primary" className="justify-self-start" busy={saying.isPending && 'Sending...'}>
        Yes, I pay {formatRandExact(booking.totalCents)}
      </Button>
      <p className="text-ink-soft text-sm">
        {booking.what === 'quote'
          ? `${booking.name} is told, and books then.`
          : `${booking.name} and ${booking.shop.name} are told.`}{' '}
        Nothing is paid here: the shop is paid when the work is done.
      </p>
    </form>
  )
}

const titleOf = (booking: HandedView): string =>
  bookedTyres(booking, { front: 'front', rear: 'rear', times: '×' }) ??
  nameOfServices(booking.services) ??
  booking.services.map((service) => serviceNames[service]).join(', ')

const whenOf = ({ start, date, agreed, validUntil }: HandedView): string => {
  if (validUntil) return `The shop's price until ${momentWords(validUntil)}`
  const when = start ? momentWords(start) : date ? `Any time on ${dayWords(date)}` : 'A time to be agreed'
  return agreed ? when : `${when} (the shop has not agreed yet)`
}
