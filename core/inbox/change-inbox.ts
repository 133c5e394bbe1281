import {
  assignThread,
  labelThread,
  memberOfShop,
  type Snoozed,
  snoozeThread,
  threadsToWake,
  wakeThreads,
} from '#db/queries/inbox/inbox-state.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { ChangeInboxThread, InboxThread } from '../contracts/messages/inbox.ts'
import { eachDue } from '../due/each-due.ts'
import { record } from '../events.ts'
import { addMinutes } from '../rules/time/time.ts'
import { noteThread } from '../threads/note-thread.ts'
import { transaction } from '../transaction.ts'
import { type InboxAccess, inboxAccess } from './inbox-access.ts'
import { inboxThreadOf } from './list-inbox.ts'
import { pushShop } from './push-shop.ts'
import { labelNotFound, notMember, snoozeInPast, snoozeTooFar } from './refusals.ts'

const A_YEAR = 366 * 24 * 60

/**
 * Assigns, labels and snoozes a conversation for all members of the shop. Throws THREAD_NOT_FOUND, UNAUTHORIZED,
 * NOT_A_MEMBER, LABEL_NOT_FOUND, SNOOZE_IN_PAST, SNOOZE_TOO_FAR.
 */
export const changeInboxThread = (
  ctx: Context,
  actor: Actor,
  id: string,
  { assigneeId, labelIds, snoozedUntil }: ChangeInboxThread,
): Promise<InboxThread> =>
  transaction(ctx, async (ctx) => {
    const access = await inboxAccess(ctx, actor, id)
    if (assigneeId !== undefined) await assign(ctx, access, assigneeId)
    if (labelIds !== undefined) {
      const wanted = [...new Set(labelIds)]
      if ((await labelThread(ctx.db, id, wanted)) !== wanted.length) throw labelNotFound()
    }
    if (snoozedUntil !== undefined) await snooze(ctx, id, snoozedUntil)
    await noteThread(ctx, access, {
      action: 'update',
      before: { assigneeId: access.thread.assignee_id, snoozedUntil: access.thread.snoozed_until },
      after: { assigneeId, labelIds, snoozedUntil },
    })
    await pushShop(ctx, { id, shop_id: access.shopId })
    return inboxThreadOf(ctx, access)
  })

async function assign(ctx: Context, { thread, shopId, actor }: InboxAccess, memberId: string | null): Promise<void> {
  const member = memberId === null ? undefined : await memberOfShop(ctx.db, shopId, memberId)
  if (memberId !== null && !member) throw notMember()
  const before = await assignThread(ctx.db, thread.id, memberId)
  if (member && before !== member.id && member.contact_id !== actor.contactId)
    await record(ctx, { type: 'thread.assigned', threadId: thread.id, memberId: member.id })
}

async function snooze(ctx: Context, threadId: string, until: Date | null): Promise<void> {
  const at = ctx.clock.now()
  if (until && until <= at) throw snoozeInPast()
  if (until && until > addMinutes(at, A_YEAR)) throw snoozeTooFar()
  await snoozeThread(ctx.db, threadId, until)
  await record(ctx, { type: 'thread.wait_changed', threadId })
}

/** Brings the conversations back whose snooze is over. */
export const wakeSnoozed = eachDue<Snoozed>({
  name: 'snooze',
  claim: (ctx, claim) => threadsToWake(ctx.db, claim),
  id: ({ id }) => id,
  doAll: async (ctx, threads) => {
    await wakeThreads(
      ctx.db,
      threads.map(({ id }) => id),
      ctx.clock.now(),
    )
    for (const thread of threads) {
      await record(ctx, { type: 'thread.wait_changed', threadId: thread.id })
      await pushShop(ctx, thread)
    }
  },
})
