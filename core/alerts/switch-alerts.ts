import { lockContact, switchAlerts } from '#db/queries/alerts/alerts.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { askAt } from '../rules/alerts/alert-life.ts'
import { transaction } from '../transaction.ts'
import { type AlertsFrom, optIn, optOut } from './opt-in.ts'
import { ownerOf } from './owner.ts'

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
