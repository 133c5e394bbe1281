import { assignThread, lockSupportThread, supportAdmins, supportThread } from '#db/queries/admin/support.ts'
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

const takenAlready = (by: string | null) =>
  new Refusal('TAKEN_ALREADY', by ? `${by} looks after this conversation now` : 'Nobody looks after it any more', 409)
const notColleague = () =>
  new Refusal('NOT_A_MEMBER', 'Conversations are assigned to admins who may answer people', 409)

/**
 * Assigns a conversation with us to one of us, closes or opens it. Throws NOT_ALLOWED, THREAD_NOT_FOUND, NOT_A_MEMBER,
 * and TAKEN_ALREADY if somebody else has taken it meanwhile.
 */
export const changeSupport = (
  ctx: Context,
  actor: Actor,
  id: string,
  { assigneeId: wanted, instead, status }: ChangeSupport,
): Promise<SupportDetail> =>
  transaction(ctx, async (ctx) => {
    if (!canAnswerPeople(actor)) throw adminsOnly()
    await lockSupportThread(ctx.db, id)
    const row = await supportThread(ctx.db, id)
    if (!row) throw threadNotFound()
    const assigneeId = wanted === 'me' ? actor.contactId : wanted
    if (assigneeId !== undefined && assigneeId !== (row.assignee?.id ?? null)) {
      if (instead !== undefined && instead !== (row.assignee?.id ?? null))
        throw takenAlready(row.assignee?.name ?? null)
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
