import { type Action, change } from '#bot/engine/flow.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { frame } from '../steps.ts'
import type { SearchDraft } from './draft.ts'
import { go } from './go.ts'

/** A day that was named for an earlier search says nothing about the next. */
export function undated(draft: SearchDraft): SearchDraft {
  const { date: _date, time: _time, ...rest } = draft
  return rest
}

/** 'Same again': the last search, or else the tyres of the last booking. */
export const again: Action<SearchDraft> = {
  act: async (draft, { ctx, actor, memory }) => {
    const before = memory.lastSearch as SearchDraft | undefined
    const last = before && undated(before)
    if (last) return change(frame('search', 'begin', { ...last, query: { ...last.query, ...draft.query } }))
    const mine = await myBookings(ctx, actor, {})
    const { tyre, quantity } = mine.find((booking) => booking.tyre !== null) ?? {}
    const size = tyre && findTyreSizes(tyre.size)[0]?.size
    if (!tyre || !size) return go('size', draft)
    const query = { size: sizeCode(size), brands: [tyre.brand], quantity: quantity ?? 4, ...draft.query }
    return change(frame('search', 'begin', { ...draft, query }))
  },
}
