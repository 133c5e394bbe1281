import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { formatDistance, formatRand } from '#core/rules/format.ts'
import { momentWords } from '#web/lib/dates.ts'
import { card, primaryButton, quietButton } from '../../components/styles.ts'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { useAnswer } from './use-answer.ts'

const titleOf = ({ quantity, brand, size }: ShopQuote): string => `${quantity} x ${brand ? `${brand} ` : ''}${size}`

/** One driver who waits, with the form that answers. */
export function WaitingQuote({ quote }: { quote: ShopQuote }) {
  const answer = useAnswer(quote)
  return (
    <li className={`${card} p-4`}>
      <form aria-label={`Quote for ${titleOf(quote)}`} onSubmit={answer.submit} className="grid gap-3">
        <Asked quote={quote} />
        {answer.problem && <p role="alert">{answer.problem}</p>}
        {answer.chosen ? (
          <Fields quote={quote} answer={answer} />
        ) : (
          <p>Your list has no longer so many of this size. Add them to your stock to name a price.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {answer.chosen && (
            <button type="submit" disabled={answer.busy} className={primaryButton}>
              Send price
            </button>
          )}
          <button type="button" disabled={answer.busy} onClick={answer.cannot} className={quietButton}>
            Can’t
          </button>
        </div>
      </form>
    </li>
  )
}

const Asked = ({ quote }: { quote: ShopQuote }) => (
  <div>
    <h3 className="font-semibold text-lg">{titleOf(quote)}</h3>
    <p className="text-ink-soft">
      Near {quote.place}, {formatDistance(quote.distanceKm)} from you, until {momentWords(quote.validUntil)}
    </p>
    {quote.notes && <p className="mt-1">{quote.notes}</p>}
    {quote.state === 'answered' && quote.totalCents !== null && (
      <p className="mt-1 font-semibold">Sent: {formatRand(quote.totalCents)} fitted. You can change it.</p>
    )}
  </div>
)

function Fields({ quote, answer }: { quote: ShopQuote; answer: ReturnType<typeof useAnswer> }) {
  const { chosen, choose, price, setPrice, totalCents } = answer
  return (
    <>
      <SelectField label="Tyre" value={chosen?.listingId} onChange={(event) => choose(event.target.value)}>
        {quote.listings.map((one) => (
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
        hint={totalCents === undefined ? undefined : `${formatRand(totalCents)} fitted`}
      />
      <TextField label="Note" name="note" maxLength={300} optional defaultValue={quote.note} />
      <TextField label="Valid until the end of" name="validOn" type="date" optional />
    </>
  )
}
