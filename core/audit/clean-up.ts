import { countAuditBefore } from '#db/queries/audit/audit.ts'
import { oldAudit as oldAuditOf } from '#db/queries/retention.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { AuditCleanedUp } from '../contracts/admin/audit.ts'
import { forgetRows } from '../due/forget-rows.ts'
import { addMinutes } from '../rules/time/time.ts'
import { canReadAudit } from './audit-policy.ts'

/** As long as the messages and notices that it tells of; the database refuses to delete younger entries. */
export const DAYS_AUDIT_KEPT = 365

/** How many entries are older than so many days. Throws NOT_ALLOWED. */
export async function oldAudit(ctx: Context, actor: Actor, days: number): Promise<{ entries: number }> {
  if (!canReadAudit(actor)) throw adminsOnly()
  return { entries: await countAuditBefore(ctx.db, daysAgo(ctx, days)) }
}

/** An admin deletes the entries that are older than so many days, at least 365. Throws NOT_ALLOWED. */
export async function cleanUpAudit(ctx: Context, actor: Actor, days: number): Promise<AuditCleanedUp> {
  if (!canReadAudit(actor)) throw adminsOnly()
  return forgetAudit(ctx, days)
}

/** Counts the old entries, then deletes them batch by batch, and logs both figures. */
async function forgetAudit(ctx: Context, days: number): Promise<AuditCleanedUp> {
  const before = daysAgo(ctx, days)
  const counted = await countAuditBefore(ctx.db, before)
  const forget = days === DAYS_AUDIT_KEPT ? oldAuditTrail : forgetRows(oldAuditOf(days))
  let deleted = 0
  for (let more = counted; more > 0 && deleted < counted; ) {
    more = await forget(ctx)
    deleted += more
  }
  if (counted > 0) ctx.log.info({ counted, deleted, days }, 'old entries of the audit trail are gone')
  return { counted, deleted }
}

/** The clock's own clean-up. */
export const oldAuditTrail = forgetRows(oldAuditOf(DAYS_AUDIT_KEPT))

const daysAgo = ({ clock }: Context, days: number): Date => addMinutes(clock.now(), -days * 24 * 60)
