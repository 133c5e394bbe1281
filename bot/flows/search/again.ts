import { type Action, change } from '#bot/engine/flow.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { frame } from '../steps.ts'
import { go, type SearchDraft } from './draft.ts'

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
    const { elsewhere, ...wanted } = draft
    if (last && !elsewhere)
      return change(frame('search', 'begin', { ...last, ...wanted, query: { ...last.query, ...draft.query } }))
    const mine = await myBookings(ctx, actor, {})
    const booked = mine.find(({ tyre, status }) => tyre !== null && (!elsewhere || status === 'cancelled'))
    const tyres = booked && tyresOf(booked)
    if (!booked || !tyres) return last ? change(frame('search', 'begin', { ...last, ...wanted })) : go('size', wanted)
    const kept = elsewhere ? { exceptShopId: booked.shop.id } : { brands: booked.tyre ? [booked.tyre.brand] : [] }
    const place = wanted.place ?? memory.place ?? placeOf(booked)
    return change(
      frame('search', 'begin', { ...wanted, ...tyres, place, query: { ...tyres.query, ...kept, ...draft.query } }),
    )
  },
}

/** The tyres of a booking, on both axles if they differ. */
export function tyresOf({ tyre, rear, quantity }: BookingView): SearchDraft | undefined {
  const size = sizeIn(tyre?.size)
  if (!size) return undefined
  const behind = sizeIn(rear?.tyre.size)
  return {
    query: { size, quantity: quantity ?? 4 },
    ...(behind
      ? { set: true, other: { which: 'rear', size: { code: behind, usualLoadIndex: null, usualSpeedKmh: null } } }
      : {}),
  }
}

function sizeIn(words: string | undefined): string | undefined {
  const found = words === undefined ? undefined : findTyreSizes(words)[0]?.size
  return found && sizeCode(found)
}

const placeOf = ({ shop }: BookingView) => ({ label: shop.suburb ?? shop.city, lat: shop.lat, lng: shop.lng })
