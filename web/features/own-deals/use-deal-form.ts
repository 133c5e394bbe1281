import { useState } from 'react'
import type { DealTyre, OwnDeal } from '#core/contracts/seller/deals.ts'
import { readPrice } from '#core/rules/imports/amounts.ts'
import { proposedCents, proposedTitle } from '#core/rules/prices/deal-price.ts'
import { useChangeDeal, useCreateDeal } from './use-deal-acts.ts'

export type Values = { title: string; price: string; description: string; startsOn: string; endsOn: string }
type Tyre = Pick<DealTyre, 'listingId' | 'brand' | 'model' | 'size' | 'priceCents' | 'stock'>
type Errors = Partial<Record<'listingId' | 'title' | 'priceCents' | 'startsOn' | 'endsOn' | 'description', string>>

const typed = (cents: number): string => (cents / 100).toFixed(2)

/** The fields that a value decides: what was wrong with them is open again once it changes. */
const decides: Readonly<Record<keyof Values, readonly (keyof Errors)[]>> = {
  title: ['title'],
  price: ['priceCents'],
  description: ['description'],
  startsOn: ['startsOn', 'endsOn'],
  endsOn: ['startsOn', 'endsOn'],
}

const valuesOf = (deal: OwnDeal | undefined): Values => ({
  title: deal?.title ?? '',
  price: deal ? typed(deal.priceCents) : '',
  description: deal?.description ?? '',
  startsOn: deal?.startsOn ?? '',
  endsOn: deal?.endsOn ?? '',
})
const tyreOf = (deal: OwnDeal | undefined): Tyre | undefined =>
  deal && { listingId: deal.listingId, ...deal.tyre, priceCents: deal.listPriceCents, stock: deal.stock }

/** What is wrong before anything is sent; the server has the last word. */
function errorsIn(tyre: Tyre | undefined, values: Values, price: number | undefined): Errors {
  const { title, startsOn, endsOn } = values
  return {
    ...(!tyre && { listingId: 'Please select a tyre' }),
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(price === undefined && { priceCents: 'Price is required' }),
    ...(price !== undefined && price <= 0 && { priceCents: 'Price must be above 0' }),
    ...(startsOn && endsOn && endsOn < startsOn && { endsOn: 'Must not be before the start' }),
  }
}

/** The form of one deal: a new one, or one that exists, which keeps its tyre. */
export function useDealForm(shopId: string, deal: OwnDeal | undefined, onDone: () => void) {
  const [values, setValues] = useState(() => valuesOf(deal))
  const [listing, setListing] = useState(() => tyreOf(deal))
  const [errors, setErrors] = useState<Errors>({})
  const [corrected, setCorrected] = useState<readonly (keyof Errors)[]>([])
  const [asked, setAsked] = useState<string>()
  const create = useCreateDeal({ onDone, onAsked: setAsked })
  const change = useChangeDeal({ onDone, onAsked: setAsked })
  const price = readPrice(values.price)
  const choose = (tyre: Tyre) => {
    setListing(tyre)
    setCorrected((had) => [...had, 'listingId', 'title', 'priceCents'])
    setValues((had) => ({
      ...had,
      title: had.title === '' || isProposal(had.title, listing) ? proposedTitle(tyre) : had.title,
      price: had.price === '' || had.price === proposalFor(listing) ? typed(proposedCents(tyre.priceCents)) : had.price,
    }))
  }
  const submit = (confirmed: boolean) => {
    const found = errorsIn(listing, values, price)
    setErrors(found)
    setCorrected([])
    setAsked(undefined)
    const [first] = Object.keys(found)
    if (first) return document.querySelector<HTMLElement>(`#deal-form [name=${first}]`)?.focus()
    if (!listing || price === undefined) return
    const { title, description, startsOn, endsOn } = values
    const terms = { title, description, priceCents: price, endsOn: endsOn || null, confirmed }
    if (deal) change.mutate({ params: { id: deal.id }, body: { ...terms, ...(startsOn && { startsOn }) } })
    else
      create.mutate({
        params: { shopId },
        body: { ...terms, listingId: listing.listingId, startsOn: startsOn || null },
      })
  }
  const set = (name: keyof Values, value: string) => {
    setValues((had) => ({ ...had, [name]: value }))
    setCorrected((had) => [...had, ...decides[name]])
  }
  const refused: Errors = (deal ? change : create).error?.fields ?? {}
  const wrong = Object.entries({ ...refused, ...errors }).filter(([name]) => !corrected.some((one) => one === name))
  return {
    values,
    listing,
    price: price !== undefined && price > 0 ? price : undefined,
    errors: Object.fromEntries(wrong) as Errors,
    asked,
    isSending: create.isPending || change.isPending,
    set,
    choose,
    submit,
    forgetQuestion: () => setAsked(undefined),
  }
}
export type DealForm = ReturnType<typeof useDealForm>

const isProposal = (title: string, tyre: Tyre | undefined): boolean =>
  tyre !== undefined && title === proposedTitle(tyre)
const proposalFor = (tyre: Tyre | undefined): string | undefined => tyre && typed(proposedCents(tyre.priceCents))
