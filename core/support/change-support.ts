import { assignThread, supportAdmins, supportThread } from '#db/queries/admin/support.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ChangeSupport, SupportDetail } from '../contracts/admin/support.ts'
import { Refusal } from '../errors.ts'
import { pushThread } from '../realtime/push-thread.ts'
import { changeThread } from '../threads/list-threads.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { transaction } from '../transaction.ts'
import { showSupport } from './list-support.ts'
import { canAnswerPeople } from './support-policy.ts'

const notColleague = () =>
  new Refusal('NOT_A_MEMBER', 'Conversations are assigned to admins who may answer people', 409)

/**
 * Assigns a conversation with us to one of us, closes or opens it. Throws NOT_ALLOWED, THREAD_NOT_FOUND, NOT_A_MEMBER.
 */
export const changeSupport = (
  ctx: Context,
  actor: Actor,
  id: string,
  { assigneeId: wanted, status }: ChangeSupport,
): Promise<SupportDetail> =>
  transaction(ctx, async (ctx) => {
    if (!canAnswerPeople(actor)) throw adminsOnly()
    const row = await supportThread(ctx.db, id)
    if (!row) throw threadNotFound()
    const assigneeId = wanted === 'me' ? actor.contactId : wanted
    if (assigneeId !== undefined && assigneeId !== (row.assignee?.id ?? null)) {
      if (assigneeId && !(await supportAdmins(ctx.db)).some((one) => one.id === assigneeId)) throw notColleague()
      await assignThread(ctx.db, id, assigneeId, ctx.clock.now())
      await noteAudit(ctx, {
        contactId: actor.contactId,
        threadId: id,
        action: 'update',
        entity: 'thread',
        entityId: id,
        before: { assignee: row.assignee?.id ?? null },
        after: { assignee: assigneeId },
      })
      await pushThread(ctx, id)
    }
    if (status !== undefined && status !== row.status) await changeThread(ctx, actor, id, { status })
    return showSupport(ctx, actor, id)
  })
