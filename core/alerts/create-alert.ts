import { noteKnown } from '#db/queries/alerts/alert-matches.ts'
import { findAlert, insertAlert, lockContact, sameAlert, updateAlert } from '#db/queries/alerts/alerts.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { type AlertMade, AlertWish, type AlertWishInput } from '../contracts/alerts.ts'
import { askAt } from '../rules/alerts/alert-life.ts'
import { transaction } from '../transaction.ts'
import { alertView, alertWords } from './alert-view.ts'
import { type AlertsFrom, optIn } from './opt-in.ts'
import { ownerOf } from './owner.ts'
import { alertNotFound, tooManyAlerts } from './refusals.ts'
import { settled } from './settle-wish.ts'

/**
 * Watches for an offer on the person's behalf. Asking for it is the explicit yes to deal messages on WhatsApp. The same
 * alert again is switched on and counts from today. Throws TOO_MANY_ALERTS, SIZE_UNKNOWN, PERSON_REQUIRED.
 */
export const createAlert = (
  ctx: Context,
  actor: Actor,
  wish: AlertWishInput,
  source: AlertsFrom = 'whatsapp',
): Promise<AlertMade> =>
  transaction(ctx, async (ctx) => {
    const contactId = ownerOf(actor)
    const { wish: known, sizeId } = await settled(ctx, AlertWish.parse(wish))
    const words = alertWords(known, sizeId)
    const now = ctx.clock.now()
    await lockContact(ctx.db, contactId)
    const same = await sameAlert(ctx.db, contactId, words)
    const row = { ...words, contact_id: contactId, created_at: now, ask_at: askAt(now) }
    const id = same ?? (await insertAlert(ctx.db, row))
    if (!id) throw tooManyAlerts()
    if (same) await updateAlert(ctx.db, contactId, same, { active: true, ask_at: askAt(now), asked_at: null })
    await optIn(ctx, contactId, { how: 'asked for a deal alert', source })
    return made(ctx, contactId, id, same !== undefined)
  })

/**
 * The alert with the offers that it finds now. They are shown here, so no message tells of them again. Throws
 * ALERT_NOT_FOUND.
 */
export async function made(ctx: Context, contactId: string, id: string, existed: boolean): Promise<AlertMade> {
  const row = await findAlert(ctx.db, contactId, id)
  if (!row) throw alertNotFound()
  const { offers, cheapest_cents } = await noteKnown(ctx.db, id)
  return { alert: alertView(row), existed, present: { offers, cheapestCents: cheapest_cents } }
}
