import { lastTold, offersInOrder } from '#db/queries/alerts/alert-matches.ts'
import type { AlertRow, AlertWords } from '#db/queries/alerts/alerts.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Alert, NewAlert } from '../contracts/alerts.ts'
import type { Offer } from '../contracts/offers.ts'
import { Refusal } from '../errors.ts'
import { personOf } from '../messaging/people/person.ts'
import { givePreferences, noteConsents, savePreferences } from '../messaging/people/preferences.ts'
import { cellOf, mostAlerts } from '../rules/alerts/alert-life.ts'
import { allows, chatPreferences } from '../rules/notifications/preferences.ts'
import { offerView } from '../search/offer-view.ts'
import { canKeepAlerts } from './alert-policy.ts'

export const alertView = (row: AlertRow): Alert => ({
  id: row.id,
  name: row.name,
  size: row.size,
  ...(row.brands && { brands: row.brands }),
  ...(row.types && { types: row.types }),
  runFlat: row.run_flat,
  quantity: row.quantity,
  ...(row.max_cents !== null && { maxCents: row.max_cents }),
  maxCovers: row.covers,
  dealsOnly: row.deals_only,
  ...(row.place !== null &&
    row.lat !== null &&
    row.lng !== null &&
    row.radius_km !== null && {
      near: { label: row.place, lat: row.lat, lng: row.lng, radiusKm: row.radius_km },
    }),
  active: row.active,
})

export const alertWords = (input: NewAlert, sizeId: number): AlertWords => ({
  name: input.name,
  size_id: sizeId,
  brands: input.brands ?? null,
  types: input.types ?? null,
  run_flat: input.runFlat,
  quantity: input.quantity,
  max_cents: input.maxCents ?? null,
  covers: input.maxCovers,
  place: input.near?.label ?? null,
  lat: input.near?.lat ?? null,
  lng: input.near?.lng ?? null,
  radius_km: input.near?.radiusKm ?? null,
  deals_only: input.dealsOnly,
  cell: cellOf({ near: input.near, radiusKm: input.near?.radiusKm ?? 0, dealsOnly: input.dealsOnly }),
})

/** Everybody has their own alerts and no others. Throws PERSON_REQUIRED. */
export function ownerOf(actor: Actor): string {
  if (!canKeepAlerts(actor)) throw personRequired()
  return actor.contactId
}

/** What the latest alert message was about, as far as it can still be bought. Throws PERSON_REQUIRED. */
export async function offersLastTold(ctx: Context, actor: Actor, quantity: number, limit: number): Promise<Offer[]> {
  const told = await lastTold(ctx.db, ownerOf(actor), limit)
  return (await offersInOrder(ctx.db, told)).map((row) => offerView(row, quantity, ctx.clock.now()))
}

/** How a person said yes, and where. */
type Word = { how: string; source: AlertsFrom }
export type AlertsFrom = 'whatsapp' | 'web'

/** Whether deal alerts may reach the person on WhatsApp: a recorded yes, and the switch on. */
export async function hearsAlerts(ctx: Context, contactId: string): Promise<boolean> {
  const { consents, preferences } = await personOf(ctx, contactId)
  return consents['whatsapp:deals'] === true && allows(preferences, 'whatsapp', 'deals')
}

/**
 * A person who asks for an alert says yes to its messages: this records the consent and switches deal alerts on, on
 * WhatsApp and in the app.
 */
export async function optIn(ctx: Context, contactId: string, word: Word): Promise<void> {
  if (await hearsAlerts(ctx, contactId)) return
  await givePreferences(ctx, contactId, chatPreferences)
  await switchTo(ctx, contactId, true, word)
}

/** Switches deal alerts on WhatsApp and in the app off and withdraws the consents. */
export const optOut = (ctx: Context, contactId: string, word: Word) => switchTo(ctx, contactId, false, word)

async function switchTo(ctx: Context, contactId: string, given: boolean, word: Word): Promise<void> {
  const whatsapp = given ? { enabled: true, deals: true } : { deals: false }
  await savePreferences(ctx, contactId, { switches: { whatsapp, in_app: { deals: given } } })
  const channels = ['whatsapp', 'in_app'] as const
  await noteConsents(
    ctx,
    contactId,
    channels.map((channel) => ({ channel, purpose: 'deals', given })),
    word,
  )
}

export const alertNotFound = () => new Refusal('ALERT_NOT_FOUND', 'There is no such alert', 404)
export const tooManyAlerts = () =>
  new Refusal('TOO_MANY_ALERTS', `You have ${mostAlerts} alerts. Please remove one first`, 409, {
    most: String(mostAlerts),
  })
export const sizeUnknown = (size: string) =>
  new Refusal('SIZE_UNKNOWN', 'That is not a tyre size', 400, { size: `${size} is not a tyre size` })
const personRequired = () => new Refusal('PERSON_REQUIRED', 'Alerts go to a person on WhatsApp', 401)
