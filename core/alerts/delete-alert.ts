import { deleteAlert as deleteRow, findAlert } from '#db/queries/alerts/alerts.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Alert } from '../contracts/alerts.ts'
import { transaction } from '../transaction.ts'
import { alertView } from './alert-view.ts'
import { ownerOf } from './owner.ts'
import { alertNotFound } from './refusals.ts'

/** Removes an alert and drops the messages that it still had to send. Throws ALERT_NOT_FOUND, PERSON_REQUIRED. */
export const deleteAlert = (ctx: Context, actor: Actor, id: string): Promise<Alert> =>
  transaction(ctx, async (ctx) => {
    const contactId = ownerOf(actor)
    const row = await findAlert(ctx.db, contactId, id)
    if (!row || !(await deleteRow(ctx.db, contactId, id))) throw alertNotFound()
    return alertView(row)
  })
