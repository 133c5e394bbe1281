import { findAlert, lockContact, updateAlert } from '#db/queries/alerts/alerts.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Alert } from '../contracts/alerts.ts'
import { transaction } from '../transaction.ts'
import { alertNotFound, alertView, ownerOf } from './alert-view.ts'

/** Switches one alert off and keeps it: a change switches it on again. Throws ALERT_NOT_FOUND, PERSON_REQUIRED. */
export const pauseAlert = (ctx: Context, actor: Actor, id: string): Promise<Alert> =>
  transaction(ctx, async (ctx) => {
    const contactId = ownerOf(actor)
    await lockContact(ctx.db, contactId)
    const row = await findAlert(ctx.db, contactId, id)
    if (!row) throw alertNotFound()
    await updateAlert(ctx.db, contactId, id, { active: false, ask_at: row.ask_at, asked_at: null })
    return alertView({ ...row, active: false })
  })
