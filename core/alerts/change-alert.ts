import { findAlert, lockContact, updateAlert } from '#db/queries/alerts/alerts.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { type AlertMade, AlertWish, type AlertWishInput } from '../contracts/alerts.ts'
import { askAt } from '../rules/alerts/alert-life.ts'
import { transaction } from '../transaction.ts'
import { alertView, alertWords } from './alert-view.ts'
import { made } from './create-alert.ts'
import { type AlertsFrom, optIn } from './opt-in.ts'
import { ownerOf } from './owner.ts'
import { alertNotFound } from './refusals.ts'
import { settled } from './settle-wish.ts'

/** A field that is left out stays; null takes the limit or the place away. */
export type AlertChange = {
  [Key in keyof AlertWishInput]?: AlertWishInput[Key] | (Key extends 'maxCents' | 'near' | 'brands' ? null : never)
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
    const { wish, sizeId } = await settled(ctx, AlertWish.parse(laidOver(before, change)))
    const renewed = { active: true, ask_at: askAt(ctx.clock.now()), asked_at: null }
    await updateAlert(ctx.db, contactId, id, { ...alertWords(wish, sizeId), ...renewed })
    await optIn(ctx, contactId, { how: 'changed a deal alert', source })
    return made(ctx, contactId, id, false)
  })

const laidOver = (before: AlertWish, change: AlertChange): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined),
  )
