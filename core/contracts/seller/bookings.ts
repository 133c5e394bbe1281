import { z } from 'zod'
import { BookingStatus, BookingView, LocationType, OfferInput, PriceLine } from '../bookings.ts'
import { isName, Line, Lines, nameSays } from '../forms/typed.ts'
import { After, Flag, numeric } from '../query.ts'
import { ServiceCode } from '../shops.ts'

const Day = z.iso
  .date({ error: 'Must be a day such as 2026-11-23' })
  .refine((day) => day.startsWith('20'), 'Must be a day of this century')
const Moment = z.iso
  .datetime({ offset: true, error: 'Must be an instant such as 2026-11-23T08:00:00Z' })
  .refine((instant) => instant.startsWith('20'), 'Must be an instant of this century')
  .transform((text) => new Date(text))
const Bay = z.int().min(1).max(50)
const Quantity = z.int('Must be a whole number').min(1, 'Must be 1 to 20').max(20, 'Must be 1 to 20')

/** A booking as the people of its shop see it. */
export const FrontDeskBooking = BookingView.extend({
  /** The bay of its own time; null without one. */
  bay: z.int().nullable(),
  /** Every bay that it holds: for its own time, and for each offer that stands. */
  holds: z.array(
    z.strictObject({
      bay: z.int(),
      start: z.iso.datetime(),
      durationMinutes: z.int(),
      /** Null for its own time. */
      offerId: z.uuid().nullable(),
    }),
  ),
  /** Also if the shop does not sell the tyres. */
  tyreSize: z.string().nullable(),
  noShow: z.boolean(),
  /** Entered at the counter. */
  madeByShop: z.boolean(),
  /** Who pays for it, and the total that they said yes to; null as long as nobody did. */
  payer: z.strictObject({ name: z.string(), totalCents: z.int(), at: z.iso.datetime() }).nullable(),
  updatedAt: z.iso.datetime(),
})
export type FrontDeskBooking = z.infer<typeof FrontDeskBooking>

export const FrontDeskOf = z.strictObject({ shopId: z.uuid() })
export const FrontDeskId = z.strictObject({ id: z.uuid() })

/**
 * Newest first; `soonest` and `latest` are by the time of the work, what has none yet by when it was asked. `q` is a part
 * of code, name or number; `open`: what is not over; `from` and `to`: the days of the work.
 */
export const FrontDeskQuery = z.strictObject({
  status: BookingStatus.optional(),
  order: z.enum(['newest', 'soonest', 'latest']).default('newest'),
  open: Flag.optional(),
  from: Day.optional(),
  to: Day.optional(),
  q: Line().max(60).optional(),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type FrontDeskQuery = z.infer<typeof FrontDeskQuery>
export const FrontDeskPage = z.strictObject({ bookings: z.array(FrontDeskBooking), next: z.string().nullable() })
export type FrontDeskPage = z.infer<typeof FrontDeskPage>

/** Up to `most` each: a higher number is not counted. */
export const FrontDeskCounts = z.strictObject({
  ...countOf(BookingStatus.options),
  /** What waits for the shop's answer. */
  waiting: z.int(),
  most: z.int(),
})
export type FrontDeskCounts = z.infer<typeof FrontDeskCounts>
function countOf<Name extends string>(names: readonly Name[]): Record<Name, z.ZodInt> {
  return Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>
}

const MAX_EACH_CENTS = 100_000_000
const Price = z.int('Must be an amount').min(0, 'Must be an amount').max(MAX_EACH_CENTS, 'Must be at most R 1 000 000')
const Part = (says: string) => Line(says).min(1, says).max(60, 'Must be at most 60 characters')

/** A tyre of the shop's stock, or another one as the shop names it. */
const Listed = z.strictObject({ listingId: z.uuid() })
const Unlisted = z.strictObject({
  brand: Part('Brand is required'),
  model: Part('Model is required'),
  size: Part('Size is required'),
  eachCents: Price,
})
const TyresMeant = z.union([Listed, Unlisted])
const rearQuantity = { quantity: z.int('Must be 1 to 4').min(1, 'Must be 1 to 4').max(4, 'Must be 1 to 4') }
const RearMeant = z.union([Listed.extend(rearQuantity), Unlisted.extend(rearQuantity)])
export type TyresMeant = z.infer<typeof TyresMeant>

const TypedLine = z.strictObject({
  what: PriceLine.shape.what.exclude(['adjustment']),
  service: ServiceCode.optional(),
  name: Part('Please say what it is').optional(),
  quantity: z.int('Must be a whole number').min(1, 'Must be 1 to 99').max(99, 'Must be 1 to 99'),
  eachCents: Price,
})
export type TypedLine = z.infer<typeof TypedLine>

const worked = {
  tyres: TyresMeant.optional(),
  quantity: Quantity.optional(),
  /** Other tyres on the rear axle; null: none. */
  rear: RearMeant.nullable().optional(),
  services: z.array(ServiceCode).min(1, 'Please choose the work').max(6).optional(),
  /** As the shop types them; without them they follow from tyres, number and work. */
  lines: z.array(TypedLine).min(1, 'Please enter a line').max(20, 'Must be at most 20 lines').optional(),
  /** Another total: a line says what is missing to it. */
  totalCents: Price.optional(),
}

/** What was done. What is left out was done as agreed. */
export const WorkDone = z.strictObject(worked)
export type WorkDone = z.infer<typeof WorkDone>

/** What is left out stays as it is. */
export const Correction = z.strictObject({
  ...worked,
  phone: Line().max(40, 'Must be at most 40 characters').optional(),
  plate: Line().max(20, 'Must be at most 20 characters').optional(),
  notes: Lines().max(1000, 'Must be at most 1000 characters').optional(),
  start: Moment.optional(),
  bay: Bay.optional(),
  /** The driver has said yes to it on the phone; they are told so. */
  agreedByPhone: z.boolean().default(false),
})
export type Correction = z.infer<typeof Correction>

/** What the shop does with a booking. `seenAt`: when the question was shown that it answers. */
export const FrontDeskAct = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('confirm'),
    seenAt: Moment.optional(),
    /** Also if it promises more tyres than are free, which is refused with STOCK_PROMISED otherwise. */
    anyway: z.boolean().optional(),
  }),
  z.strictObject({
    act: z.literal('offer'),
    /** The driver takes one of them; they stand in place of what was offered before. */
    offers: z
      /** `bay`: rather this one than another. */
      .array(OfferInput.extend({ bay: Bay.optional() }))
      .min(1, 'Please offer something')
      .max(3, 'Up to three offers at once'),
  }),
  /** Takes an offer of the driver. */
  z.strictObject({ act: z.literal('take'), offerId: z.uuid(), anyway: z.boolean().optional() }),
  /** Takes an own offer back, or all of them. */
  z.strictObject({ act: z.literal('withdraw'), offerId: z.uuid().optional() }),
  z.strictObject({
    act: z.literal('decline'),
    reason: Line().max(300, 'Must be at most 300 characters').default(''),
    seenAt: Moment.optional(),
  }),
  z.strictObject({ act: z.literal('start') }),
  z.strictObject({ act: z.literal('ready') }),
  z.strictObject({ act: z.literal('correct'), correction: Correction, anyway: z.boolean().optional() }),
  /** `done`: what was done, if it was not what was agreed. */
  z.strictObject({ act: z.literal('complete'), done: WorkDone.optional() }),
  /** What was done once more, on the day on which it was done. */
  z.strictObject({ act: z.literal('correct_done'), done: WorkDone }),
  z.strictObject({ act: z.literal('no_show') }),
  z.strictObject({
    act: z.literal('cancel'),
    reason: Line('Please say why')
      .min(1, 'Please say why: the driver reads it')
      .max(300, 'Must be at most 300 characters'),
  }),
  z.strictObject({ act: z.literal('move_bay'), bay: Bay }),
])
export type FrontDeskAct = z.infer<typeof FrontDeskAct>
/** `undoId` takes it back for a minute; null for what is simply done the other way round. */
/** The corrected work takes longer than its bay is free. `next`: who has the bay then; a walk-in has no code and name. */
export const Overrun = z.strictObject({
  minutes: z.int(),
  heldMinutes: z.int(),
  next: z
    .strictObject({ code: z.string().nullable(), name: z.string().nullable(), start: z.iso.datetime() })
    .nullable(),
})
export type Overrun = z.infer<typeof Overrun>
export const FrontDeskDone = z.strictObject({
  booking: FrontDeskBooking,
  undoId: z.uuid().nullable(),
  overrun: Overrun.optional(),
})
export type FrontDeskDone = z.infer<typeof FrontDeskDone>
export const UndoFrontDeskAct = z.strictObject({ undoId: z.uuid() })

/** What happened to a booking, first things first; `what` is the name of the event. */
export const BookingHistory = z.strictObject({
  steps: z.array(z.strictObject({ id: z.uuid(), what: z.string(), at: z.iso.datetime() })),
})
export type BookingHistory = z.infer<typeof BookingHistory>

export const MessageToDriver = z.strictObject({
  message: Lines('Please write something')
    .min(1, 'Please write something')
    .max(2000, 'Must be at most 2000 characters'),
})
/** The conversation in which it stands. */
export const SentToDriver = z.strictObject({ threadId: z.uuid() })

/** Somebody who called, or who stands at the counter. */
export const EnterBooking = z.strictObject({
  services: z.array(ServiceCode).min(1, 'Please choose the work').max(6),
  quantity: Quantity.default(4),
  /** A tyre of the shop; without it, the size as somebody says it. */
  listingId: z.uuid().optional(),
  size: Line().max(60, 'Must be at most 60 characters').default(''),
  start: Moment,
  bay: Bay.optional(),
  /** The walk-in that becomes a booking: it keeps its bay and its time. */
  blockId: z.uuid().optional(),
  /** Also if it promises more tyres than are free, which is refused with STOCK_PROMISED otherwise. */
  anyway: z.boolean().optional(),
  locationType: LocationType.exclude(['mobile']).default('wait'),
  customer: z.strictObject({
    name: Line('Customer name is required').min(1, 'Customer name is required').max(120).refine(isName, nameSays),
    phone: Line().max(40, 'Must be at most 40 characters').default(''),
  }),
  notes: Lines().max(1000, 'Must be at most 1000 characters').default(''),
})
export type EnterBooking = z.infer<typeof EnterBooking>

/** A bay that a walk-in holds, so that no driver is offered it. */
export const BayBlock = z.strictObject({
  id: z.uuid(),
  bay: z.int(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  words: z.string(),
})
export type BayBlock = z.infer<typeof BayBlock>
const Minutes = z.int('Must be a whole number').min(5, 'Must be 5 to 600 minutes').max(600, 'Must be 5 to 600 minutes')
const BlockWords = Line('Name, plate or note is required')
  .min(1, 'Name, plate or note is required')
  .max(120, 'Must be at most 120 characters')
export const NewBayBlock = z.strictObject({
  words: BlockWords,
  minutes: Minutes,
  /** Now, unless another start is named. */
  start: Moment.optional(),
  /** The first free one, unless one is named. */
  bay: Bay.optional(),
})
export type NewBayBlock = z.infer<typeof NewBayBlock>
/** What is left out stays as it is. */
export const ChangeBayBlock = NewBayBlock.partial()
export type ChangeBayBlock = z.infer<typeof ChangeBayBlock>

export const ShopCalendarQuery = z.strictObject({ from: Day, days: numeric(z.int().min(1).max(7)).default(1) })
export type ShopCalendarQuery = z.infer<typeof ShopCalendarQuery>
export const ShopCalendar = z.strictObject({
  bays: z.int(),
  days: z.array(
    z.strictObject({
      date: z.iso.date(),
      /** When the shop is open, on the clock of South Africa. */
      opens: z.array(z.strictObject({ opens: z.string(), closes: z.string() })),
    }),
  ),
  /** Everything that stands in a bay on these days, but for what was cancelled. */
  bookings: z.array(FrontDeskBooking),
  blocks: z.array(BayBlock),
  /** Requests that leave the time to the shop. */
  tray: z.array(FrontDeskBooking),
})
export type ShopCalendar = z.infer<typeof ShopCalendar>

/** The secret address of the member's own; it ends with the membership, and when an owner renews it. */
export const CalendarFeed = z.strictObject({ url: z.url() })
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const OwnReviewsQuery = z.strictObject({
  unanswered: Flag.optional(),
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: After.optional(),
})
export type OwnReviewsQuery = z.infer<typeof OwnReviewsQuery>
