import { hearWhen } from '#bot/understand/answers.ts'
import { keepsBooking, partsOf } from '#bot/understand/said/asked/of-bookings.ts'
import { namesChosen, orderNamed } from '#bot/understand/said/which.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { MyBookingsDraft } from './mine.ts'

/** The one of the list that words name by day, hour, make or place, or as the other of two. */
export function listedMeant(words: string, listed: NonNullable<MyBookingsDraft['listed']>, now: Date) {
  const parts = partsOf(words)
  const named = (part: string) => {
    const { date, time, notDates = [] } = hearWhen(part, { now, asked: true })
    const written = namesChosen(part, listed.map(({ brand }) => brand).filter(Boolean))
    const { denied } = written
    const chosen = [...new Set([...written.chosen, ...statedIn(part, { now }).brands])].filter(
      (brand) => !denied.includes(brand),
    )
    const order = orderNamed(part)
    const isSaid = Boolean(date ?? time ?? order) || chosen.length > 0 || denied.length > 0 || notDates.length > 0
    const isKept = keepsBooking(part) && notDates.length === 0 && denied.length === 0
    const fits = listed.filter(
      (one, at) =>
        (date === undefined || one.date === date) &&
        (time === undefined || one.time === time) &&
        (chosen.length === 0 || chosen.includes(one.brand)) &&
        !denied.includes(one.brand) &&
        !(one.date && notDates.includes(one.date)) &&
        (order === undefined || at === (order > 0 ? order - 1 : listed.length - 1)),
    )
    return { isSaid, isKept, fits }
  }
  const said = parts.map(named).filter(({ isSaid }) => isSaid)
  if (said.length === 0) return undefined
  const kept = said.filter(({ isKept }) => isKept).flatMap(({ fits }) => fits)
  const meant = said
    .filter(({ isKept }) => !isKept)
    .reduce((left, { fits }) => left.filter((one) => fits.includes(one)), listed)
  const [only, ...more] = meant.filter((one) => !kept.includes(one))
  return more.length === 0 ? only : undefined
}
