import { z } from 'zod'
import { isPartOfFitting } from '#core/rules/prices/fitted-price.ts'
import { PaymentWay, ServiceCode } from '../shops.ts'
import { isName, Line, nameSays } from './typed.ts'

/** R 50 000: more than any work on tyres costs. */
const MAX_CENTS = 5_000_000
const Cents = z.int('Please enter a price').min(0, 'Please enter a price').max(MAX_CENTS, 'At most R 50 000')
const minutesSays = 'From 5 to 480 minutes'
const Minutes = z.int(minutesSays).min(5, minutesSays).max(480, minutesSays)

/** For so many tyres the minutes are named one by one. */
export const MAX_QUANTITIES = 8

export const OfferedService = z
  .strictObject({
    service: ServiceCode,
    /** Null: the shop names none. */
    priceCents: Cents.nullable(),
    /** Of fitting, one tyre's. Null: as long as usual. */
    minutes: Minutes.nullable(),
    /** For one, two, three … tyres; it goes before the minutes. */
    minutesByQuantity: z.array(Minutes).min(1).max(MAX_QUANTITIES).nullable(),
    /** The price is added to that of fitting. */
    chargedWithFitting: z.boolean(),
  })
  .refine(
    ({ service, priceCents, chargedWithFitting }) =>
      !chargedWithFitting || (isPartOfFitting(service) && priceCents !== null),
    {
      error: 'Only balancing and valves with a price are charged with fitting',
      path: ['chargedWithFitting'],
    },
  )
export type OfferedService = z.infer<typeof OfferedService>

const words = (most: number, length: number) =>
  z
    .array(Line().min(1).max(length, `At most ${length} characters each`).refine(isName, nameSays))
    .max(most, `At most ${most}`)
    .overwrite((all) => [...new Set(all)])

/** PATCH /shops/:shopId/services, and the form. */
export const ChangeShopServices = z.strictObject({
  services: z
    .array(OfferedService)
    .max(12)
    .refine((all) => new Set(all.map(({ service }) => service)).size === all.length, 'Each service stands once'),
  callOutCents: Cents.nullable(),
  serviceRadiusKm: z.int('From 1 to 500 km').min(1, 'From 1 to 500 km').max(500, 'From 1 to 500 km').nullable(),
  specialties: words(10, 40),
  serviceArea: words(20, 60),
})
export type ChangeShopServices = z.infer<typeof ChangeShopServices>

/** PATCH /shops/:shopId/booking-rules, and the form. */
export const ChangeBookingRules = z.strictObject({
  bays: z.int('From 1 to 50').min(1, 'From 1 to 50').max(50, 'From 1 to 50'),
  bufferMinutes: z.int('From 0 to 120 minutes').min(0, 'From 0 to 120 minutes').max(120, 'From 0 to 120 minutes'),
  /** Up to two weeks. */
  leadMinutes: z.int().min(0).max(20_160),
  /** HH:MM: from then on nothing is offered for the same day. */
  sameDayUntil: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time')
    .nullable(),
})
export type ChangeBookingRules = z.infer<typeof ChangeBookingRules>

/** PATCH /shops/:shopId/payment, and the form: how people pay at the shop. */
export const ChangePayment = z.strictObject({
  ways: z
    .array(PaymentWay)
    .max(6)
    .overwrite((all) => [...new Set(all)]),
  /** Who gives the credit: RCS, Mobicred, the shop itself. Kept only together with 'instalments'. */
  instalmentNames: words(6, 40),
  /** Kept only together with 'fleet_card'. */
  fleetCardNames: words(10, 40),
})
export type ChangePayment = z.infer<typeof ChangePayment>
