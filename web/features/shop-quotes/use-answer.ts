import { type FormEvent, useState } from 'react'
import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { readPrice } from '#core/rules/imports/amounts.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '../../lib/toast.ts'

const invalidates = ['GET /shops/:shopId/quotes'] as const
const rand = (cents: number): string => String(cents / 100)

/** The answer as it is filled in: it begins with the best tyre at the price of the list, or with what was sent. */
export function useAnswer({ id, listings, listingId: sentListing, priceCents, quantity, size, place }: ShopQuote) {
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
