import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { Person } from '#bot/understand/said/comes/who-comes.ts'
import type { Among } from '#bot/understand/settle/among.ts'
import type { Slots } from '#bot/understand/types.ts'
import type { LocationType } from '#core/contracts/bookings.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { AskedService, NamedVehicle } from '#core/contracts/tyres.ts'
import { frame, goWithin } from '../steps.ts'

/** Somebody else who brings the car, and what of it is not clear yet. */
export type Comes = Person & {
  /** Any of them may be meant. */
  among?: Person[]
  /** A number that may be theirs or the person's own. */
  loose?: string
  /** What is no phone number. */
  wrong?: string | undefined
  /** As the person said it. */
  said?: string
}

export type BookingDraft = {
  /** Which tyres: an offer's code; none for a service alone. */
  code?: string
  listingId?: string
  /** How many of them the shop has. */
  stock?: number | undefined
  what?: string
  /** Other tyres for the rear axle: those above are in front then. */
  rear?: { code: string; listingId?: string; what?: string; quantity: number }
  /** Of a set only so many are wanted; for which axle is asked. */
  fewer?: number
  /** The vehicle that was named in the search, and the load and speed that were asked for. */
  vehicle?: NamedVehicle
  asked?: AskedService
  /** The car in the words of the booking that this one is like. */
  carSaid?: string
  /** Its number plate. */
  carPlate?: string
  /** The shop's price from a round of quotes, and the total that was read back with it. */
  quoteId?: string
  seenTotalCents?: number
  shopId?: string
  shopName?: string
  shopAddress?: string
  quantity: number
  services?: ServiceCode[]
  /** What the shop can be booked for alone, with prices. */
  offered?: { service: ServiceCode; cents: number | null }[]
  /** The shop comes to the driver for this much. */
  callOutCents?: number | null
  locationType?: LocationType | undefined
  address?: string | undefined
  addressAt?: Point | undefined
  /** How far from where the shop comes out. */
  reach?: (Point & { radiusKm: number }) | undefined
  /** Days with free times, nearest first. */
  days?: { date: string; slots: number }[]
  date?: string | undefined
  time?: string | undefined
  /** The hours that would do, HH:MM, if no time was named: 'before 10', 'after work'. */
  window?: { from?: string | undefined; to?: string | undefined } | undefined
  /** The first or the last of them is wanted. */
  edge?: 'first' | 'last' | undefined
  /** Other days that would do as well: 'Mon or Tue'. */
  otherDates?: string[] | undefined
  /** Days that were ruled out: 'not Friday'. */
  notDates?: string[] | undefined
  /** Days among which one is to be chosen: next week, from the 24th on. */
  among?: Among | undefined
  /** Other hours that would do as well: '10 or 11'. */
  otherTimes?: string[] | undefined
  /** The day that was named instead of one without free times. */
  suggested?: string | undefined
  /** Free starts on the chosen day, as instants. */
  slots?: string[]
  start?: string | undefined
  anyTime?: boolean
  /** The number of a person who hides it; null if they would rather not give it. */
  phone?: string | null
  name?: string | undefined
  /** Who brings the car in the person's place. */
  comes?: Comes
  notes?: string
  /** What the shop has written in the chat of another price than the one that is read back. */
  priceInChat?: string | undefined
  /** Words that the shop may be meant to read: asked about before they become a note. */
  noteAsked?: string | undefined
  /** What has been read back already. */
  told?: string[] | undefined
}

/** Another day, time or amount of work: the slot is looked for anew. */
export function withoutStart(draft: BookingDraft): BookingDraft {
  const { start: _start, slots: _slots, ...rest } = draft
  return rest
}

declare module '../steps.ts' {
  interface DraftOf {
    booking: BookingDraft
  }
}

export const startBooking = (draft: BookingDraft): Frame => frame('booking', 'begin', draft)

/** The days and hours that would do or would not, beside the day and the time themselves. */
export type ChoiceOfDays = Partial<
  Pick<BookingDraft, 'otherDates' | 'notDates' | 'among' | 'otherTimes' | 'window' | 'edge'>
>

export const choiceOfDays = ({ date, dates, notDates, among, window, edge, time, times }: Slots): ChoiceOfDays => ({
  ...(dates ? { otherDates: dates.filter((other) => other !== date) } : {}),
  ...(notDates ? { notDates } : {}),
  ...(among ? { among } : {}),
  ...(times ? { otherTimes: times.filter((other) => other !== time) } : {}),
  ...(window && !time ? { window } : {}),
  ...(edge ? { edge } : {}),
})

/** Whether a message chooses among days or hours, which only the form reads: the questions read one day and one time. */
export const choosesDays = ({ choice, understood: { slots } }: ParsedMessage): boolean =>
  choice === undefined && Boolean(slots.dates ?? slots.notDates ?? slots.among ?? slots.window)

export const go = goWithin<'booking'>()
