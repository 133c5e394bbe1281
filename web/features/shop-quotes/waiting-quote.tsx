import { type FormEvent, useState } from 'react'
import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { formatDistance, formatRand } from '#core/rules/format.ts'
import { readPrice } from '#core/rules/imports/amounts.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { card, primaryButton, quietButton } from '../../components/styles.ts'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { toast } from '../../lib/toast.ts'

const invalidates = ['GET /shops/:shopId/quotes'] as const
const rand = (cents: number): string => String(cents / 100)

/** One driver who waits; the form begins with the best tyre at the price of the list, or with what was sent. */
export function WaitingQuote({ quote }: { quote: ShopQuote }) {
  const { listings } = quote
  const first = listings.find(({ listingId }) => listingId === quote.listingId) ?? listings[0]
  const [listingId, setListingId] = useState(first?.listingId ?? '')
  const [price, setPrice] = useState(rand(quote.priceCents ?? first?.priceCents ?? 0))
  const [problem, setProblem] = useState<string>()
  const failed = (error: { message: string }) => setProblem(error.message)
  const send = useSend('POST /shop-quotes/:id/answer', {
    invalidates,
    onDone: () => toast({ type: 'success', title: 'Price sent' }),
    onFailed: failed,
  })
  const decline = useSend('POST /shop-quotes/:id/decline', { invalidates, onFailed: failed })
  const chosen = listings.find((one) => one.listingId === listingId)
  const cents = readPrice(price)
  const total = chosen && cents !== undefined && chosen.totalCents + (cents - chosen.priceCents) * quote.quantity
  const choose = (id: string) => {
    setListingId(id)
    const listed = listings.find((one) => one.listingId === id)
    if (listed) setPrice(rand(listed.priceCents))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (cents === undefined) return setProblem('Please enter a price in rand')
    setProblem(undefined)
    const form = new FormData(event.currentTarget)
    const validOn = String(form.get('validOn') ?? '')
    send.mutate({
      params: { id: quote.id },
      body: { listingId, priceCents: cents, note: String(form.get('note') ?? ''), ...(validOn && { validOn }) },
    })
  }
  const title = `${quote.quantity} x ${quote.brand ? `${quote.brand} ` : ''}${quote.size}`
  return (
    <li className={`${card} p-4`}>
      <form aria-label={`Quote for ${title}`} onSubmit={submit} className="grid gap-3">
        <div>
          <h3 className="font-semibold text-lg">{title}</h3>
          <p className="text-ink-soft">
            Near {quote.place}, {formatDistance(quote.distanceKm)} from you, until {momentWords(quote.validUntil)}
          </p>
          {quote.notes && <p className="mt-1">{quote.notes}</p>}
          {quote.state === 'answered' && quote.totalCents !== null && (
            <p className="mt-1 font-semibold">Sent: {formatRand(quote.totalCents)} fitted. You can change it.</p>
          )}
        </div>
        {problem && <p role="alert">{problem}</p>}
        {chosen ? (
          <>
            <SelectField label="Tyre" value={listingId} onChange={(event) => choose(event.target.value)}>
              {listings.map((one) => (
                <option key={one.listingId} value={one.listingId}>
                  {one.tyre.brand} {one.tyre.model} {one.tyre.size}, {formatRand(one.priceCents)}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Price of one tyre, in rand"
              inputMode="decimal"
              value={price}
              onChange={(event) => setPrice(event.target.value)}
              hint={total ? `${formatRand(total)} fitted` : undefined}
            />
            <TextField label="Note" name="note" maxLength={300} optional defaultValue={quote.note} />
            <TextField label="Valid until the end of" name="validOn" type="date" optional />
          </>
        ) : (
          <p>Your list has no longer so many of this size. Add them to your stock to name a price.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {chosen && (
            <button type="submit" disabled={send.isPending} className={primaryButton}>
              Send price
            </button>
          )}
          <button
            type="button"
            disabled={decline.isPending}
            onClick={() => decline.mutate({ params: { id: quote.id } })}
            className={quietButton}
          >
            Can’t
          </button>
        </div>
      </form>
    </li>
  )
}
