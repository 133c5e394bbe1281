import { settleHeldMail } from '#db/queries/messaging/mail.ts'
import { settleHeld } from '#db/queries/messaging/outbound.ts'
import { redecideNotification, settleNotification } from '#db/queries/notifications/notifications.ts'
import { settleHeldPush } from '#db/queries/notifications/push.ts'
import { type Held, heldGroups, heldInGroup, leftInGroup, statusesOf } from '#db/queries/operations/delivery.ts'
import { waitingRows } from '#db/queries/operations/work.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { HeldDecided, HeldGroup, HeldGroups } from '../contracts/admin/operations.ts'
import { WAITS } from '../messaging/outbound/wait-for-reply.ts'
import { decideHeld } from '../notifications/decide-again.ts'
import { beforeShown, gauge } from '../process/metrics.ts'
import type { Reason } from '../rules/notifications/reason.ts'
import { transaction } from '../transaction.ts'

const MAX_IN_GROUPS = 10_000
/** What is decided with one press; what is left takes another. */
const BATCH_SIZE = 200
/** Of a group, which is no single row. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What is held, why and until when. Throws NOT_ALLOWED. */
export async function heldList(ctx: Context, actor: Actor): Promise<HeldGroups> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const groups = await heldGroups(ctx.db, MAX_IN_GROUPS)
  return {
    groups: groups.map(({ earliest, latest, ...group }) => ({
      ...group,
      earliest: earliest.toISOString(),
      latest: latest.toISOString(),
    })),
    capped: groups.reduce((sum, { count }) => sum + count, 0) >= MAX_IN_GROUPS,
  }
}

/**
 * Decides now about a group: the end of quiet hours is not waited for, everything else still counts. Words that wait
 * for a reply go on waiting, because WhatsApp takes them no sooner. Throws NOT_ALLOWED.
 */
export const sendHeld = (ctx: Context, actor: Actor, group: HeldGroup): Promise<HeldDecided> =>
  settle(ctx, actor, group, async (ctx, held) => {
    if (group.reason !== WAITS.code) await decideHeld(ctx, held)
  })

/** Drops a group: nobody is told. Throws NOT_ALLOWED. */
export const dropHeld = (ctx: Context, actor: Actor, group: HeldGroup): Promise<HeldDecided> =>
  settle(ctx, actor, group, async (ctx, { messages, mails, pushes }) => {
    const at = ctx.clock.now()
    const reason: Reason = { code: 'sending_stopped' }
    const decision = { decision: 'drop' as const, reason, decided_at: at }
    for (const { id, due_at } of messages) {
      await settleHeld(ctx.db, id, { status: 'dropped', reason, due_at })
      await redecideNotification(ctx.db, { outbound_message_id: id }, decision)
    }
    for (const { id, due_at } of mails) {
      await settleHeldMail(ctx.db, id, { status: 'dropped', reason, due_at })
      await redecideNotification(ctx.db, { mail_id: id }, decision)
    }
    for (const { id, due_at, notification_id } of pushes) {
      await settleHeldPush(ctx.db, id, { status: 'dropped', due_at })
      await settleNotification(ctx.db, notification_id, decision)
    }
  })

async function settle(
  ctx: Context,
  actor: Actor,
  group: HeldGroup,
  act: (ctx: Context, held: Held) => Promise<void>,
): Promise<HeldDecided> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  return transaction(ctx, async (ctx) => {
    const held = await heldInGroup(ctx.db, group, BATCH_SIZE)
    await act(ctx, held)
    const statuses = await statusesOf(ctx.db, held)
    const count = (wanted: string) => statuses.filter((status) => status === wanted).length
    const [stillHeld, dropped] = [count('held'), count('dropped')]
    const became = { sent: statuses.length - stillHeld - dropped, held: stillHeld, dropped }
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'notification',
      entityId: NOBODY,
      before: { ...group, held: statuses.length },
      after: became,
    })
    return { ...became, left: await leftInGroup(ctx.db, group, MAX_IN_GROUPS) }
  })
}

/** A backlog beyond this is counted as this much. */
const MAX_COUNTED = 10_000

const waiting = gauge('spoor_waiting', `Rows that are due and wait, at most ${MAX_COUNTED}.`, 'what')
const oldest = gauge('spoor_waiting_oldest_seconds', 'How long the oldest row that is due has waited.', 'what')
const held = gauge('spoor_held', `Notices held for later, at most ${MAX_COUNTED} a channel.`, 'channel', 'reason')

/**
 * Lets GET /metrics of this process tell what waits in the database; it is counted when somebody asks. One process of
 * an installation is enough. Returns what ends it.
 */
export function showWaiting(ctx: Context): () => void {
  const count = async (): Promise<void> => {
    const at = ctx.clock.now()
    const [rows, groups] = await Promise.all([waitingRows(ctx.db, at, MAX_COUNTED), heldGroups(ctx.db, MAX_COUNTED)])
    for (const [what, one] of Object.entries(rows)) {
      waiting.set({ what }, one.count)
      oldest.set({ what }, one.oldest ? Math.max(0, at.getTime() - one.oldest.getTime()) / 1000 : 0)
    }
    held.reset()
    for (const { channel, reason, count } of groups) held.inc({ channel, reason: reason ?? 'none' }, count)
  }
  return beforeShown(() =>
    count().catch((error: unknown) => ctx.log.debug({ err: error }, 'what waits is not counted')),
  )
}
