import { notify } from '#db/client.ts'
import { closeRow, freeRows, rowsAside } from '#db/queries/due.ts'
import { closeMessage, retryMessage, setAsideMessages } from '#db/queries/operations/work.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { SetAside } from '../contracts/admin/operations.ts'
import { Refusal } from '../errors.ts'
import { masked } from '../process/log.ts'
import { dueWords } from '../rules/operations/names.ts'
import { maskAddress } from '../rules/people/phone.ts'
import { transaction } from '../transaction.ts'

const MAX_LISTED = 100
const gone = () => new Refusal('NOT_SET_ASIDE', 'It does not wait for anybody any more.', 404)

/** Messages and other rows that failed as often as they may, without words and names of people. Throws NOT_ALLOWED. */
export async function setAsideList(ctx: Context, actor: Actor): Promise<SetAside> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const messages = await setAsideMessages(ctx.db, MAX_LISTED + 1)
  const rows = await rowsAside(ctx.db, MAX_LISTED + 1)
  return {
    messages: messages.slice(0, MAX_LISTED).map((row) => ({
      id: row.id,
      person: initials(row.name, row.whatsapp_address),
      receivedAt: row.received_at.toISOString(),
      setAsideAt: (row.set_aside_at ?? row.received_at).toISOString(),
      reason: masked(row.failure ?? ''),
      attempts: row.attempts,
    })),
    rows: rows.slice(0, MAX_LISTED).map((row) => ({
      id: row.id,
      work: row.work,
      name: dueWords(row.work),
      rowId: row.row_id,
      about: row.type,
      since: row.since.toISOString(),
      setAsideAt: (row.set_aside_at ?? row.since).toISOString(),
      attempts: row.attempts,
      reason: masked(row.failure ?? ''),
    })),
    capped: messages.length > MAX_LISTED || rows.length > MAX_LISTED,
  }
}

/** 'T… N… …567': enough to tell two people apart, too little to know them. */
export const initials = (name: string | null, address: string | null): string =>
  [
    ...(name ?? '')
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => `${[...word][0]}…`),
    ...(address ? [maskAddress(address)] : []),
  ].join(' ')

/** Gives a message that was set aside back to the bot. Throws NOT_ALLOWED, NOT_SET_ASIDE. */
export const retrySetAside = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  settle(ctx, actor, async (ctx, admin) => {
    if (!(await retryMessage(ctx.db, id))) throw gone()
    await notify(ctx.db, 'inbound')
    return { ...noted(admin), entity: 'message', entityId: id, before: aside, after: { state: 'tried again' } }
  })

/** Takes it off the list; nobody answers it any more. Throws NOT_ALLOWED, NOT_SET_ASIDE. */
export const closeSetAside = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  settle(ctx, actor, async (ctx, admin) => {
    if (!(await closeMessage(ctx.db, id))) throw gone()
    return { ...noted(admin), entity: 'message', entityId: id, before: aside, after: { state: 'closed' } }
  })

/** Tries the row again, with all its attempts, within a quarter of a minute. Throws NOT_ALLOWED, NOT_SET_ASIDE. */
export const retryRow = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  settle(ctx, actor, async (ctx, admin) => {
    const [row] = await freeRows(ctx.db, { id }, ctx.clock.now())
    if (!row) throw gone()
    return {
      ...noted(admin),
      entity: 'job',
      entityId: id,
      before: { ...of(row), ...aside },
      after: { state: 'tried again' },
    }
  })

/** Tries every row of the work again, as after a fault of ours was mended. Returns how many. Throws NOT_ALLOWED. */
export async function retryRows(ctx: Context, actor: Actor, work: string): Promise<{ rows: number }> {
  let rows = 0
  await settle(ctx, actor, async (ctx, admin) => {
    const freed = await freeRows(ctx.db, { work }, ctx.clock.now())
    rows = freed.length
    return {
      ...noted(admin),
      entity: 'job',
      entityId: freed[0]?.id ?? NOBODY,
      after: { work, rows, state: 'tried again' },
    }
  })
  return { rows }
}

/** Leaves the row undone. Throws NOT_ALLOWED, NOT_SET_ASIDE. */
export const closeSetAsideRow = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  settle(ctx, actor, async (ctx, admin) => {
    const row = await closeRow(ctx.db, id, ctx.clock.now())
    if (!row) throw gone()
    return {
      ...noted(admin),
      entity: 'job',
      entityId: id,
      before: { ...of(row), ...aside },
      after: { state: 'closed' },
    }
  })

/** Of what is about no single row. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const of = ({ work, row_id }: { work: string; row_id: string }) => ({ work, row: row_id })
const aside = { state: 'set aside' }
const noted = ({ contactId }: Person) => ({ contactId, action: 'update' as const })

type Noted = Parameters<typeof noteAudit>[1]

async function settle(ctx: Context, actor: Actor, act: (ctx: Context, admin: Person) => Promise<Noted>): Promise<void> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  await transaction(ctx, async (ctx) => noteAudit(ctx, await act(ctx, actor)))
}
