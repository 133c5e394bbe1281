import { notify } from '#db/client.ts'
import { closeMessage, failedEvents, retryMessage, setAsideMessages, settleEvent } from '#db/queries/operations/work.ts'
import type { Actor, Person } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { SetAside } from '../contracts/admin/operations.ts'
import { Refusal } from '../errors.ts'
import { MOST_ATTEMPTS } from '../event-queue.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { masked } from '../process/redact.ts'
import { maskAddress } from '../rules/people/phone.ts'
import { transaction } from '../transaction.ts'

const MOST_LISTED = 100
const gone = () => new Refusal('NOT_SET_ASIDE', 'It does not wait for anybody any more.', 404)

/** Messages and events that failed as often as they may, without words and names of people. Throws NOT_ALLOWED. */
export async function setAsideList(ctx: Context, actor: Actor): Promise<SetAside> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const messages = await setAsideMessages(ctx.db, MOST_LISTED + 1)
  const events = await failedEvents(ctx.db, MOST_ATTEMPTS, MOST_LISTED + 1)
  return {
    messages: messages.slice(0, MOST_LISTED).map((row) => ({
      id: row.id,
      person: initials(row.name, row.whatsapp_address),
      receivedAt: row.received_at.toISOString(),
      setAsideAt: (row.set_aside_at ?? row.received_at).toISOString(),
      reason: masked(row.failure ?? ''),
      attempts: row.attempts,
    })),
    events: events.slice(0, MOST_LISTED).map(({ id, type, at, attempts, failure }) => ({
      id,
      type,
      at: at.toISOString(),
      attempts,
      reason: masked(failure ?? ''),
    })),
    capped: messages.length > MOST_LISTED || events.length > MOST_LISTED,
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

/** Reacts to the event again. Throws NOT_ALLOWED, NOT_SET_ASIDE. */
export const retryEvent = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  settle(ctx, actor, async (ctx, admin) => {
    const type = await settleEvent(ctx.db, id, MOST_ATTEMPTS, { attempts: 0 })
    if (!type) throw gone()
    await enqueue(ctx, 'event', { eventId: id })
    return {
      ...noted(admin),
      entity: 'event',
      entityId: id,
      before: { type, ...aside },
      after: { state: 'tried again' },
    }
  })

/** Leaves the event without its effects. Throws NOT_ALLOWED, NOT_SET_ASIDE. */
export const closeEvent = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  settle(ctx, actor, async (ctx, admin) => {
    const type = await settleEvent(ctx.db, id, MOST_ATTEMPTS, { handled_at: ctx.clock.now() })
    if (!type) throw gone()
    return { ...noted(admin), entity: 'event', entityId: id, before: { type, ...aside }, after: { state: 'closed' } }
  })

const aside = { state: 'set aside' }
const noted = ({ contactId }: Person) => ({ contactId, action: 'update' as const })

type Noted = Parameters<typeof noteAudit>[1]

async function settle(ctx: Context, actor: Actor, act: (ctx: Context, admin: Person) => Promise<Noted>): Promise<void> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  await transaction(ctx, async (ctx) => noteAudit(ctx, await act(ctx, actor)))
}
