import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Frame } from '#bot/engine/state.ts'
import { usualTyres } from '#core/rules/bookings/service-types.ts'
import { startBooking } from '../booking/draft.ts'
import { servicesIn } from '../booking/services.ts'
import type { Wanted } from './wanted.ts'

/** A booking at the shop for what was wanted before, and what the message adds to it. */
export function bookingAt(shopId: string, wanted: Wanted, message?: ParsedMessage): Frame {
  const { service, quantity, ...slots } = message?.understood.slots ?? {}
  const named = servicesIn(service, '', {})
  const services = named.length > 0 ? named : wanted.services
  const date = slots.date ?? wanted.date
  const time = slots.time ?? wanted.time
  return startBooking({
    shopId,
    quantity: quantity ?? usualTyres(services),
    ...(services ? { services } : {}),
    ...(date ? { date } : {}),
    ...(time ? { time } : {}),
  })
}
