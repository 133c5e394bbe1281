import { auditEntries } from '#db/queries/audit/audit.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { localDate, localTime } from '../rules/time/time.ts'

/** The refusals of acts that somebody else's act has made impossible. */
const lateCodes: ReadonlySet<string> = new Set([
  'ANNOUNCEMENT_NOT_PAUSED',
  'ANNOUNCEMENT_NOT_RUNNING',
  'ANNOUNCEMENT_SENT',
  'INVOICE_CREDITED',
  'PAYMENT_REVERSED',
  'REPORT_DECIDED',
  'STATUS_FORBIDS',
])

/** Reads of a thing are noted, too, and are passed over. */
const LOOKED_AT = 20

/** The refusal of an act that came too late also says who was first, and when; any other error stays as it is. */
export const withWhoWasFirst = async (
  ctx: Context,
  contactId: string | null | undefined,
  entityId: string | undefined,
  error: unknown,
): Promise<unknown> =>
  error instanceof Refusal && lateCodes.has(error.code) && entityId !== undefined
    ? sayingWhoWasFirst(ctx, contactId, entityId, error)
    : error

/** The same refusal, with who has changed that thing last, and when. */
export async function sayingWhoWasFirst(
  ctx: Context,
  contactId: string | null | undefined,
  entityId: string,
  error: Refusal,
): Promise<Refusal> {
  const entries = await auditEntries(ctx.db, { entityId }, { limit: LOOKED_AT })
  const last = entries.find(({ action }) => action === 'create' || action === 'update' || action === 'delete')
  if (!last) return error
  const isOwn = last.contact_id !== null && contactId === last.contact_id
  const by = isOwn ? 'You' : (last.user_name ?? 'Somebody')
  const today = localDate(ctx.clock.now()) === localDate(last.at)
  const when = today ? `at ${localTime(last.at)}` : `on ${localDate(last.at)}`
  return new Refusal(error.code, `${error.message} ${by} changed it last, ${when}.`, error.status, error.fields)
}
