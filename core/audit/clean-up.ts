import { countAuditBefore, deleteAuditBefore } from '#db/queries/audit/audit.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { AuditCleanedUp } from '../contracts/admin/audit.ts'
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

/** Counts the old entries, then deletes them, and logs both figures. */
export async function forgetAudit(ctx: Context, days = DAYS_AUDIT_KEPT): Promise<AuditCleanedUp> {
  const before = daysAgo(ctx, days)
  const counted = await countAuditBefore(ctx.db, before)
  const deleted = counted === 0 ? 0 : await deleteAuditBefore(ctx.db, before)
  if (counted > 0) ctx.log.info({ counted, deleted, days }, 'old entries of the audit trail are gone')
  return { counted, deleted }
}

const daysAgo = ({ clock }: Context, days: number): Date => addMinutes(clock.now(), -days * 24 * 60)
