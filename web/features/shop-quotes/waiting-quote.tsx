import { type FormEvent, useState } from 'react'
import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { formatDistance, formatRandExact } from '#core/rules/format.ts'
import { readPrice } from '#core/rules/imports/amounts.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { toast } from '../../lib/toast.ts'

const titleOf = ({ quantity, brand, size }: ShopQuote): string => `${quantity} × ${brand ? `${brand} ` : ''}${size}`

/** `which` tells drivers apart who ask for the same: '2 of 3'. */
type Props = { quote: ShopQuote; which: string | undefined }

/** One driver who waits, with the form that answers. */
export function WaitingQuote({ quote, which }: Props) {
  const answer = useAnswer(quote)
  const [isRefusing, setIsRefusing] = useState(false)
  return (
    <li className={`${card} p-4`}>
      <form
        aria-label={[`Quote for ${titleOf(quote)}`, which].filter(Boolean).join(', ')}
        onSubmit={answer.submit}
        className="grid gap-3"
      >
        <Asked quote={quote} />
        {answer.problem && <Notice tone="error">{answer.problem}</Notice>}
        {answer.chosen ? (
          <Fields quote={quote} answer={answer} />
        ) : (
          <p>Your list has no longer so many of this size. Add them to your stock to name a price.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {answer.chosen && (
            <Button type="submit" disabled={answer.busy} look="primary">
              Send price{answer.totalCents !== undefined && `: ${formatRandExact(answer.totalCents)}`}
            </Button>
          )}
          <Button disabled={answer.busy} onClick={() => setIsRefusing(true)} look="quiet" className="min-h-12">
            Can’t
          </Button>
        </div>
      </form>
      <Confirm
        open={isRefusing}
        title={`No price for ${titleOf(quote)}?`}
        yes="Say that you can’t"
        no="Back"
        busy={answer.busy}
        onYes={() => {
          setIsRefusing(false)
          answer.cannot()
        }}
        onNo={() => setIsRefusing(false)}
      >
        The driver near {quote.place} reads that you cannot quote, and the request leaves this page.
      </Confirm>
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
      <p className="mt-1 font-semibold">Sent: {formatRandExact(quote.totalCents)} fitted. You can change it.</p>
    )}
  </div>
)

function Fields({ quote, answer }: { quote: ShopQuote; answer: ReturnType<typeof useAnswer> }) {
  const { chosen, choose, price, setPrice, totalCents } = answer
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        className="sm:col-span-2"
        label="Tyre"
        value={chosen?.listingId}
        onChange={(event) => choose(event.target.value)}
      >
        {quote.listings.map((one) => (
          <option key={one.listingId} value={one.listingId}>
            {one.tyre.brand} {one.tyre.model} {one.tyre.size}, {formatRandExact(one.priceCents)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Price of one tyre, in rand"
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        hint={totalCents === undefined ? undefined : `${formatRandExact(totalCents)} fitted`}
      />
      <TextField label="Note" name="note" maxLength={300} optional defaultValue={quote.note} />
      <TextField label="Valid until the end of" name="validOn" type="date" optional />
    </div>
  )
}

const invalidates = ['GET /shops/:shopId/quotes'] as const

const rand = (cents: number): string => String(cents / 100)

/** The answer as it is filled in: it begins with the best tyre at the price of the list, or with what was sent. */
function useAnswer({ id, listings, listingId: sentListing, priceCents, quantity, size, place }: ShopQuote) {
  const first = listings.find((one) => one.listingId === sentListing) ?? listings[0]
  const [listingId, setListingId] = useState(first?.listingId ?? '')
  const [price, setPrice] = useState(rand(priceCents ?? first?.priceCents ?? 0))
  const [problem, setProblem] = useState<string>()
  const failed = (error: { message: string }) => setProblem(error.message)
  const answer = useSend('POST /shop-quotes/:id/answer', {
    invalidates,
    onDone: ({ quote: sent }) =>
      toast({
        type: 'success',
        title: 'Price sent',
        message: `${quantity} × ${size} near ${place}${sent.totalCents === null ? '' : `: ${formatRandExact(sent.totalCents)} fitted`}`,
      }),
    onFailed: failed,
  })
  const decline = useSend('POST /shop-quotes/:id/decline', { invalidates, onFailed: failed })
  const chosen = listings.find((one) => one.listingId === listingId)
  const cents = readPrice(price)
  const choose = (chosenId: string) => {
    setListingId(chosenId)
    const listed = listings.find((one) => one.listingId === chosenId)
    if (listed) setPrice(rand(listed.priceCents))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (cents === undefined) return setProblem('Please enter a price in rand')
    setProblem(undefined)
    const form = new FormData(event.currentTarget)
    const validOn = String(form.get('validOn') ?? '')
    answer.mutate({
      params: { id },
      body: { listingId, priceCents: cents, note: String(form.get('note') ?? ''), ...(validOn && { validOn }) },
    })
  }
  return {
    chosen,
    choose,
    price,
    setPrice,
    /** What the driver would pay for all of it. */
    totalCents: chosen && cents !== undefined ? chosen.totalCents + (cents - chosen.priceCents) * quantity : undefined,
    problem,
    submit,
    cannot: () => decline.mutate({ params: { id } }),
    busy: answer.isPending || decline.isPending,
  }
}
