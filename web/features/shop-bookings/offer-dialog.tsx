import { useState } from 'react'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { readPrice } from '#core/rules/imports/amounts.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { DayChoice } from '../../components/day-choice.tsx'
import { openOffers } from '../../components/offer-words.ts'
import { TimeChoice } from '../../components/time-choice.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextField } from '../../components/ui/field.tsx'
import type { DialogProps } from './act-dialogs.tsx'
import { TyreChoice } from './tyre-choice.tsx'
import type { Act } from './use-acts.ts'
import { WithHours } from './with-hours.tsx'
import { workOf } from './words.ts'

type Offer = Extract<Act, { act: 'offer' }>['offers'][number]
type Choice = { offer: Offer; words: string }

const MAX_OFFERS = 3

type Props = DialogProps & { at?: { date: string; start: string; bay?: number } }

/** Another time, other tyres, another number or price, or up to three of such; the driver takes one or none. */
export function OfferDialog({ booking, isBusy, onAct, onClose, at }: Props) {
  const [draft, setDraft] = useState<Draft>({
    ...empty,
    date: at?.date ?? booking.preferredDate ?? '',
    start: at?.start ?? '',
    typed: sizeOf(booking),
  })
  const [isTried, setIsTried] = useState(false)
  const [choices, setChoices] = useState<Choice[]>([])
  const current = choiceOf(draft, at?.bay)
  const all = [...choices, ...(current ? [current] : [])]
  const isUnreadable = draft.total.trim() !== '' && !readPrice(draft.total)
  const send = () => {
    setIsTried(true)
    if (!isUnreadable) onAct({ act: 'offer', offers: all.map(({ offer }) => offer) })
  }
  return (
    <Dialog
      open
      title={`Offer something else for ${booking.code}`}
      description={aboutOf(booking)}
      onClose={onClose}
      footer={
        <Ask
          current={current}
          mayAdd={all.length < MAX_OFFERS}
          isBusy={(all.length === 0 && !isUnreadable) || isBusy}
          onAdd={() => {
            setChoices(all)
            setDraft({ ...empty, date: draft.date, typed: sizeOf(booking) })
          }}
          onSend={send}
        />
      }
    >
      <WithHours shopId={booking.shop.id}>
        <div className="grid gap-4">
          <Choices choices={choices} onRemove={(place) => setChoices(choices.filter((_, other) => other !== place))} />
          {choices.length < MAX_OFFERS && (
            <OfferFields
              booking={booking}
              draft={draft}
              onChange={setDraft}
              totalError={isTried && isUnreadable ? 'Please enter the total in rand, such as 7 600' : undefined}
            />
          )}
        </div>
      </WithHours>
    </Dialog>
  )
}

type ChoicesProps = { choices: readonly Choice[]; onRemove(place: number): void }

const Choices = ({ choices, onRemove }: ChoicesProps) =>
  choices.map(({ words }, place) => (
    <p key={words} className="flex items-center justify-between gap-2 rounded-lg bg-sunk p-3">
      {words}
      <Button look="quiet" onClick={() => onRemove(place)}>
        Remove
      </Button>
    </p>
  ))

type AskProps = { current: Choice | undefined; mayAdd: boolean; isBusy: boolean; onAdd(): void; onSend(): void }

/** Reads back what the driver gets before it goes. */
const Ask = ({ current, mayAdd, isBusy, onAdd, onSend }: AskProps) => (
  <div className="grid w-full gap-2">
    {current && <p role="status">The driver reads: {current.words}</p>}
    {current && mayAdd && (
      <Button look="quiet" onClick={onAdd}>
        Add another choice
      </Button>
    )}
    <Button look="primary" className="w-full" disabled={isBusy} onClick={onSend}>
      Ask the driver
    </Button>
  </div>
)

type Draft = {
  date: string
  start: string
  typed: string
  listing: ShopListing | undefined
  quantity: string
  total: string
  note: string
}
const empty: Draft = { date: '', start: '', typed: '', listing: undefined, quantity: '', total: '', note: '' }

/** Undefined as long as nothing changes. */
function choiceOf({ start, listing, quantity, total, note }: Draft, bay: number | undefined): Choice | undefined {
  const count = Number(quantity)
  const cents = readPrice(total) ?? 0
  const offer: Offer = {
    ...(start && { start }),
    ...(start && bay && { bay }),
    ...(listing && { listingId: listing.id }),
    ...(count > 0 && { quantity: count }),
    ...(cents > 0 && { totalCents: cents }),
  }
  if (Object.keys(offer).length === 0) return undefined
  const words = [
    start && momentWords(start),
    listing && `${listing.brand} ${listing.model} ${listing.size} ${listing.service}`,
    count > 0 && (count === 1 ? '1 tyre' : `${count} tyres`),
    cents > 0 && `total ${formatRandExact(cents)}`,
    note && `“${note}”`,
  ]
  return { offer: { ...offer, note }, words: words.filter(Boolean).join(', ') }
}

/** What was asked for, and that a new offer ends the one before. */
function aboutOf(booking: FrontDeskBooking): string {
  const { customer, appointmentStart, preferredStart } = booking
  const when = appointmentStart ?? preferredStart
  const asked = [customer.name, when && momentWords(when), workOf(booking), formatRandExact(booking.totalCents)]
  const replaced = openOffers(booking, 'shop').length > 0 ? ' What you offered before is taken back.' : ''
  return `${asked.filter(Boolean).join(', ')}. What you offer is held until the driver answers.${replaced}`
}

/** 205/55R16: the shop's own tyres of that size stand below the field at once. */
const sizeOf = ({ tyre }: FrontDeskBooking): string => tyre?.size.split(' ')[0] ?? ''

type FieldsProps = {
  booking: FrontDeskBooking
  draft: Draft
  onChange(draft: Draft): void
  totalError: string | undefined
}

function OfferFields({ booking, draft, onChange, totalError }: FieldsProps) {
  const { date, start, typed, listing, quantity, total, note } = draft
  const params = { id: booking.id }
  const days = useRead('GET /bookings/:id/open-days', { params, query: { count: 21 } })
  const times = useRead('GET /bookings/:id/open-slots', date ? { params, query: { date } } : null)
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  return (
    <>
      <DayChoice legend="Day" days={days} value={date} onChange={(next) => set({ date: next, start: '' })} />
      {date && <TimeChoice legend="Time" times={times} value={start} onChange={(next) => set({ start: next })} />}
      {booking.tyre && (
        <>
          <TyreChoice
            shopId={booking.shop.id}
            typed={typed}
            onType={(next) => set({ typed: next })}
            chosen={listing}
            onChoose={(next) => set({ listing: next })}
            error={undefined}
            hint="Choose one of yours."
            exceptId={booking.listingId}
          />
          <TextField
            label="Number of tyres"
            optional
            inputMode="numeric"
            value={quantity}
            onChange={({ target }) => set({ quantity: target.value.replace(/\D/g, '').slice(0, 2) })}
          />
        </>
      )}
      <TextField
        label="Total in rand"
        optional
        hint="Without it your own prices count."
        error={totalError}
        inputMode="decimal"
        value={total}
        onChange={({ target }) => set({ total: target.value })}
      />
      <TextField
        label="A word to the driver"
        optional
        maxLength={300}
        value={note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  )
}
