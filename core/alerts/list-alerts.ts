import { alertsOf } from '#db/queries/alerts/alerts.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Alert } from '../contracts/alerts.ts'
import { alertView } from './alert-view.ts'
import { hearsAlerts } from './opt-in.ts'
import { ownerOf } from './owner.ts'

/** The person's alerts, oldest first; `silent` when none of them may reach the person on WhatsApp. */
export async function listAlerts(ctx: Context, actor: Actor): Promise<{ alerts: Alert[]; silent: boolean }> {
  const contactId = ownerOf(actor)
  const rows = await alertsOf(ctx.db, contactId)
  return { alerts: rows.map(alertView), silent: rows.length > 0 && !(await hearsAlerts(ctx, contactId)) }
}
