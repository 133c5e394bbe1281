import { auditEntries, namesOf } from '#db/queries/audit/audit.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { localDate, localTime } from '../rules/time/time.ts'

type Noted = { entity_id: string; old_values: unknown; new_values: unknown }

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Every id in a state, however deep. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(idsIn)
}

const idsOf = ({ entity_id, old_values, new_values }: Noted): string[] => [
  entity_id,
  ...idsIn(old_values),
  ...idsIn(new_values),
]

/** Of each entry what the things that it names by id are called today, all of them in one read. */
export async function nameThings<Row extends Noted>(
  ctx: Context,
  rows: readonly Row[],
): Promise<(Row & { names: Record<string, string> })[]> {
  const known = await namesOf(ctx.db, [...new Set(rows.flatMap(idsOf))])
  return rows.map((row) => ({
    ...row,
    names: Object.fromEntries(
      idsOf(row)
        .map((id) => [id, known.get(id)] as const)
        .filter(hasName),
    ),
  }))
}

const hasName = (pair: readonly [string, string | undefined]): pair is readonly [string, string] =>
  pair[1] !== undefined

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
