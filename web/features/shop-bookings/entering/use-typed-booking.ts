import { useState } from 'react'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { useDraft } from '#web/lib/drafts/use-draft.ts'
import type { FreePlace } from '../grid-times.ts'
import type { Service } from './services.ts'

export type FieldName = 'quantity' | 'size' | 'name' | 'phone' | 'notes'
type Typed = {
  service: string
  fields: Partial<Record<FieldName, string>>
  date: string
  start: string
  listing: ShopListing | undefined
}

const nothing: Typed = { service: '', fields: {}, date: '', start: '', listing: undefined }

/**
 * What is typed of a booking for a caller. It is there again after a reload and after going back, until it is booked or
 * begun anew; a free place of the calendar says when.
 */
export function useTypedBooking(shopId: string, services: readonly Service[], place: FreePlace | undefined) {
  const draft = useDraft(`new-booking:${shopId}`)
  const when = place ? { date: place.date, start: new Date(place.start).toISOString() } : {}
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothing, ...keptOf(draft.found), ...when }))
  const [wasKept, setWasKept] = useState(draft.found !== undefined)
  const type = (part: Partial<Typed>) =>
    setTyped((before) => {
      const next = { ...before, ...part }
      draft.keep(next)
      return next
    })
  const chosen = Math.max(
    0,
    services.findIndex(({ name }) => name === typed.service),
  )
  return {
    typed,
    type,
    setField: (name: FieldName, value: string) =>
      setTyped((before) => {
        const next = { ...before, fields: { ...before.fields, [name]: value } }
        draft.keep(next)
        return next
      }),
    chosen,
    wasKept,
    forget: draft.forget,
    beginAnew: () => {
      draft.forget()
      setWasKept(false)
      setTyped({ ...nothing, ...when })
    },
  }
}

/** What this form made of it earlier; anything else is left out. */
function keptOf(found: unknown): Partial<Typed> {
  const kept = typeof found === 'object' && found !== null ? (found as Partial<Typed>) : {}
  return typeof kept.fields === 'object' && typeof kept.service === 'string' ? kept : {}
}
