import { digitsIn, tokensOf } from '#bot/understand/shop-words.ts'
import type { Stated } from '#bot/understand/stated/stated.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'

/** What a yes agrees to: each list holds what may be said of it. */
export type Facts = {
  /** YYYY-MM-DD and HH:MM; undefined if none is asked for. */
  date: string | undefined
  /** The day on which it stands, where another one is asked for. */
  was?: string
  time: string | undefined
  tyres: number[]
  sizes: string[]
  brands: string[]
  /** Whole rand. */
  amounts: number[]
  /** In so many minutes somebody is there. */
  minutes?: number
  /** Words of its tyres, its note, its address and its shop. */
  words: ReadonlySet<string>
}

/** Of a booking, at the time that is asked for now. */
export function factsOf(booking: BookingView): Facts {
  const at = booking.move?.start ?? booking.slotStart ?? booking.appointmentStart ?? booking.preferredStart
  const start = at ? new Date(at) : undefined
  const tyres = [booking.tyre, booking.rear?.tyre].flatMap((one) => one ?? [])
  const quantity = booking.quantity ?? 0
  const amounts = [booking.totalCents, ...booking.lines.flatMap(({ eachCents, totalCents }) => [eachCents, totalCents])]
  return {
    date: start ? localDate(start, JOHANNESBURG) : (booking.preferredDate ?? undefined),
    ...(booking.move &&
      booking.appointmentStart && { was: localDate(new Date(booking.appointmentStart), JOHANNESBURG) }),
    time: start && localTime(start, JOHANNESBURG),
    tyres: [quantity, quantity + (booking.rear?.quantity ?? 0), booking.rear?.quantity ?? 0],
    sizes: tyres.map(({ size }) => size),
    brands: tyres.map(({ brand }) => brand),
    amounts: amounts.map((cents) => Math.round(cents / 100)),
    words: wordsIn([
      ...tyres.flatMap(({ brand, model, size }) => [brand, model, size]),
      booking.notes,
      booking.plate ?? '',
      booking.address ?? '',
      booking.shop.name,
      booking.shop.suburb ?? '',
      booking.shop.city,
    ]),
  }
}

/** What words may say of a booking that is not made yet. */
export type Asked = {
  start?: string | undefined
  quantity: number
  rear?: { quantity: number }
  what: string
  words: readonly string[]
}

/** Of a booking that a driver is about to ask for. */
export function factsAsked({ start, quantity, rear, what, words }: Asked): Facts {
  const at = start ? new Date(start) : undefined
  return {
    date: at && localDate(at, JOHANNESBURG),
    time: at && localTime(at, JOHANNESBURG),
    tyres: [quantity, quantity + (rear?.quantity ?? 0), rear?.quantity ?? 0],
    sizes: findTyreSizes(what).map(({ size }) => sizeCode(size)),
    brands: [],
    amounts: [],
    words: wordsIn([what, ...words]),
  }
}

const wordsIn = (all: readonly string[]): ReadonlySet<string> =>
  new Set(all.flatMap((words) => [...tokensOf(words), ...digitsIn(words)]))

export type Against = {
  /** What a proposal can say: another day, another hour, fewer tyres. */
  other: { date?: string; time?: string; tyres?: number }
  /** Whatever else does not fit, as it was said. */
  unfit: string[]
}

/** What words state against that to which they agree. Both sides' yes goes through here. Pure. */
export function against(stated: Stated, facts: Facts): Against {
  // 'Monday then, and Thursday falls away': the day that is given up is no other one.
  const dates = stated.dates.filter((one) => one !== facts.was || !stated.dates.includes(facts.date ?? ''))
  const [date] = dates.filter((one) => one !== facts.date)
  const [time] = stated.times.filter((one) => one !== facts.time)
  const tyres = stated.tyres !== undefined && !facts.tyres.includes(stated.tyres) ? stated.tyres : undefined
  const unfit = [
    ...stated.amounts.filter((rand) => !facts.amounts.includes(rand)).map((rand) => `R${rand}`),
    ...stated.figures.filter((figure) => !isOwnFigure(figure, stated, facts)).map(String),
    ...stated.sizes.filter((size) => !facts.sizes.some((own) => own.startsWith(size) || size.startsWith(own))),
    ...(stated.brands.length > 0 && !stated.brands.some((brand) => isOwnBrand(brand, facts)) ? stated.brands : []),
    ...stated.others.filter((word) => !facts.words.has(word)),
    ...(stated.window && !isWithin(facts.time, stated.window) ? [Object.values(stated.window).join('-')] : []),
    ...(dates.length > 1 ? dates : []),
    ...(stated.times.length > 1 ? stated.times : []),
  ]
  return {
    other: { ...(date && { date }), ...(time && { time }), ...(tyres !== undefined && { tyres }) },
    unfit,
  }
}

/** Whether nothing speaks against it. */
export const fits = (stated: Stated, facts: Facts): boolean => {
  const { other, unfit } = against(stated, facts)
  return Object.keys(other).length === 0 && unfit.length === 0 && !stated.condition
}

const isOwnBrand = (brand: string, { brands, words }: Facts): boolean =>
  brands.includes(brand) || tokensOf(brand).every((word) => words.has(word))

/** The hour or the minute of the appointment, or a figure of three and more that stands in it. */
function isOwnFigure(
  figure: number,
  { times }: Stated,
  { time, date, words, tyres, amounts, minutes }: Facts,
): boolean {
  const [hours = -1, minute = -1] = (time ?? '').split(':').filter(Boolean).map(Number)
  const isHour = figure === hours || (hours > 12 && figure === hours - 12)
  const isMinute = figure === minute && minute > 0
  const isDay = date !== undefined && figure === Number(date.slice(8)) && figure > 23
  // A figure that is a count and could be an hour is none of them for certain.
  const isCount = tyres.includes(figure) && times.length > 0
  const isLarge = figure > 24 && (words.has(String(figure)) || amounts.includes(figure))
  return isHour || isMinute || isDay || isCount || isLarge || figure === minutes
}

const isWithin = (
  time: string | undefined,
  { from = '00:00', to = '24:00' }: { from?: string; to?: string },
): boolean => time !== undefined && time >= from && time <= to
