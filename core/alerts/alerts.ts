import { noteKnown } from '#db/queries/alerts/alert-matches.ts'
import {
  alertsOf,
  deleteAlert as deleteRow,
  findAlert,
  insertAlert,
  lockContact,
  sameAlert,
  sizeIdFor,
  switchAlerts,
  updateAlert,
} from '#db/queries/alerts/alerts.ts'
import { brandNames } from '#db/queries/inventory/catalogue.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { type Alert, type AlertMade, NewAlert, type NewAlertInput } from '../contracts/alerts.ts'
import { askAt } from '../rules/alerts/alert-life.ts'
import { circumferenceMm } from '../rules/tyres/rolling-circumference.ts'
import { parseTyreSize, sizeCode, type TyreSize } from '../rules/tyres/tyre-size.ts'
import { transaction } from '../transaction.ts'
import {
  type AlertsFrom,
  alertNotFound,
  alertView,
  alertWords,
  hearsAlerts,
  optIn,
  optOut,
  ownerOf,
  sizeUnknown,
  tooManyAlerts,
} from './alert-view.ts'

/** The person's alerts, oldest first; `silent` when none of them may reach the person on WhatsApp. */
export async function listAlerts(ctx: Context, actor: Actor): Promise<{ alerts: Alert[]; silent: boolean }> {
  const contactId = ownerOf(actor)
  const rows = await alertsOf(ctx.db, contactId)
  return { alerts: rows.map(alertView), silent: rows.length > 0 && !(await hearsAlerts(ctx, contactId)) }
}

/** A field that is left out stays; null takes the limit or the place away. */
type AlertChange = {
  [Key in keyof NewAlertInput]?: NewAlertInput[Key] | (Key extends 'maxCents' | 'near' | 'brands' ? null : never)
}

/** Changes an alert and switches it on; it counts from today. Throws ALERT_NOT_FOUND, SIZE_UNKNOWN, PERSON_REQUIRED. */
export const changeAlert = (
  ctx: Context,
  actor: Actor,
  id: string,
  change: AlertChange,
  source: AlertsFrom = 'whatsapp',
): Promise<AlertMade> =>
  transaction(ctx, async (ctx) => {
    const contactId = ownerOf(actor)
    await lockContact(ctx.db, contactId)
    const row = await findAlert(ctx.db, contactId, id)
    if (!row) throw alertNotFound()
    const { id: _id, active: _active, ...before } = alertView(row)
    const { input, sizeId } = await settled(ctx, NewAlert.parse(laidOver(before, change)))
    const renewed = { active: true, ask_at: askAt(ctx.clock.now()), asked_at: null }
    await updateAlert(ctx.db, contactId, id, { ...alertWords(input, sizeId), ...renewed })
    await optIn(ctx, contactId, { how: 'changed a deal alert', source })
    return made(ctx, contactId, id, false)
  })

const laidOver = (before: NewAlert, change: AlertChange): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined),
  )

/**
 * Watches for an offer on the person's behalf. Asking for it is the explicit yes to deal messages on WhatsApp. The same
 * alert again is switched on and counts from today. Throws TOO_MANY_ALERTS, SIZE_UNKNOWN, PERSON_REQUIRED.
 */
export const createAlert = (
  ctx: Context,
  actor: Actor,
  input: NewAlertInput,
  source: AlertsFrom = 'whatsapp',
): Promise<AlertMade> =>
  transaction(ctx, async (ctx) => {
    const contactId = ownerOf(actor)
    const { input: known, sizeId } = await settled(ctx, NewAlert.parse(input))
    const words = alertWords(known, sizeId)
    const now = ctx.clock.now()
    await lockContact(ctx.db, contactId)
    const same = await sameAlert(ctx.db, contactId, words)
    const row = { ...words, contact_id: contactId, created_at: now, ask_at: askAt(now) }
    const id = same ?? (await insertAlert(ctx.db, row))
    if (!id) throw tooManyAlerts()
    if (same)
      await updateAlert(ctx.db, contactId, same, {
        ...(known.name && { name: known.name }),
        active: true,
        ask_at: askAt(now),
        asked_at: null,
      })
    await optIn(ctx, contactId, { how: 'asked for a deal alert', source })
    return made(ctx, contactId, id, same !== undefined)
  })

/**
 * The alert with the offers that it finds now. They are shown here, so no message tells of them again. Throws
 * ALERT_NOT_FOUND.
 */
async function made(ctx: Context, contactId: string, id: string, existed: boolean): Promise<AlertMade> {
  const row = await findAlert(ctx.db, contactId, id)
  if (!row) throw alertNotFound()
  const { offers, cheapest_cents } = await noteKnown(ctx.db, id)
  return { alert: alertView(row), existed, present: { offers, cheapestCents: cheapest_cents } }
}

/** Removes an alert and drops the messages that it still had to send. Throws ALERT_NOT_FOUND, PERSON_REQUIRED. */
export const deleteAlert = (ctx: Context, actor: Actor, id: string): Promise<Alert> =>
  transaction(ctx, async (ctx) => {
    const contactId = ownerOf(actor)
    const row = await findAlert(ctx.db, contactId, id)
    if (!row || !(await deleteRow(ctx.db, contactId, id))) throw alertNotFound()
    return alertView(row)
  })

/** Switches all alerts of the person off and keeps them. Returns how many were on. Throws PERSON_REQUIRED. */
export const stopAlerts = (ctx: Context, actor: Actor, source: AlertsFrom = 'whatsapp'): Promise<number> =>
  transaction(ctx, async (ctx) => {
    const contactId = ownerOf(actor)
    await lockContact(ctx.db, contactId)
    await optOut(ctx, contactId, { how: 'asked us to stop deal alerts', source })
    return switchAlerts(ctx.db, contactId, false, askAt(ctx.clock.now()))
  })

/** Switches all alerts on again and records a new consent. Returns how many were off. Throws PERSON_REQUIRED. */
export const resumeAlerts = (ctx: Context, actor: Actor, source: AlertsFrom = 'whatsapp'): Promise<number> =>
  transaction(ctx, async (ctx) => {
    const contactId = ownerOf(actor)
    await lockContact(ctx.db, contactId)
    await optIn(ctx, contactId, { how: 'asked for deal alerts again', source })
    return switchAlerts(ctx.db, contactId, true, askAt(ctx.clock.now()))
  })

/** The search with size and brands spelt as in the catalogue. Throws SIZE_UNKNOWN. */
async function settled(ctx: Context, input: NewAlert): Promise<{ input: NewAlert; sizeId: number }> {
  const parsed = parseTyreSize(input.size)
  if (parsed?.kind !== 'single') throw sizeUnknown(input.size)
  const sizeId = await sizeIdFor(ctx.db, sizeRow(parsed.size))
  const size = sizeCode(parsed.size)
  if (!input.brands) return { input: { ...input, size }, sizeId }
  const known = await brandNames(ctx.db, input.brands)
  const brands = input.brands.map((brand) => known.find((name) => name.toLowerCase() === brand.toLowerCase()) ?? brand)
  return { input: { ...input, size, brands: [...new Set(brands)].sort() }, sizeId }
}

function sizeRow(size: TyreSize) {
  const metric = size.format === 'metric'
  return {
    code: sizeCode(size),
    width: metric ? size.width : null,
    aspect: metric ? size.aspect : null,
    rim: size.rim,
    commercial: metric ? (size.commercial ?? false) : false,
    overall_diameter_in: metric ? null : String(size.overallDiameterIn),
    section_width_in: metric ? null : String(size.sectionWidthIn),
    circumference_mm: Math.round(circumferenceMm(size)),
  }
}
