import { auditEntries } from '#db/queries/audit/audit.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { localDate, localTime } from '../rules/time/time.ts'

/** The refusals of acts that somebody else's act has made impossible. */
const lateCodes: ReadonlySet<string> = new Set([
  'INVOICE_CREDITED',
  'INVOICE_HAS_PAYMENTS',
  'INVOICE_PAID',
  'PAYMENT_REVERSED',
  'REPORT_DECIDED',
  'STATUS_FORBIDS',
])

/** Reads of a thing are noted, too, and are passed over. */
const LOOKED_AT = 20

/** The refusal of an act that came too late also says who was first, and when; any other error stays as it is. */
export async function withWhoWasFirst(
  ctx: Context,
  contactId: string | null | undefined,
  entityId: string | undefined,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Refusal) || !lateCodes.has(error.code) || entityId === undefined) return error
  const entries = await auditEntries(ctx.db, { entityId }, { limit: LOOKED_AT })
  const last = entries.find(({ action }) => action === 'create' || action === 'update' || action === 'delete')
  if (!last) return error
  const isOwn = last.contact_id !== null && contactId === last.contact_id
  const by = isOwn ? 'You' : (last.user_name ?? 'Somebody')
  const today = localDate(ctx.clock.now()) === localDate(last.at)
  const when = today ? `at ${localTime(last.at)}` : `on ${localDate(last.at)}`
  return new Refusal(error.code, `${error.message} ${by} changed it last, ${when}.`, error.status, error.fields)
}
