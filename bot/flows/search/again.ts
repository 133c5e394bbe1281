import { type Action, change, go } from '#bot/engine/flow.ts'
import { frame } from '#bot/engine/state.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import type { SearchDraft } from './draft.ts'

/** A day that was named for an earlier search says nothing about the next. */
export function undated(draft: SearchDraft): SearchDraft {
  const { date: _date, time: _time, ...rest } = draft
  return rest
}

/** 'Same again': the last search, or else the tyres of the last booking. */
export const again: Action<SearchDraft> = {
  act: async (draft, { ctx, contact, memory }) => {
    const last = memory.lastSearch && undated(memory.lastSearch as SearchDraft)
    if (last?.wish) return change(frame('search', 'begin', { ...last, wish: { ...last.wish, ...draft.wish } }))
    const mine = await myBookings(ctx, { kind: 'contact', contactId: contact.id }, {})
    const { tyre, quantity } = mine.find((booking) => booking.tyre !== null) ?? {}
    if (!tyre) return go('size', draft)
    const wish = { size: tyre.size, brands: [tyre.brand], quantity: quantity ?? 4, ...draft.wish }
    return change(frame('search', 'begin', { ...draft, wish }))
  },
}
