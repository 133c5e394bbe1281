import type { EndedSession } from '#db/queries/accounts/sessions.ts'
import { type AuditEntry, insertAudit } from '#db/queries/audit/audit.ts'
import { contactOfAccount } from '#db/queries/threads/thread-people.ts'
import type { Context } from '../context.ts'
import type { AuditAction, AuditedEntity } from '../contracts/admin/audit.ts'
import { orFail } from '../errors.ts'

/** What somebody did. `before` and `after` hold states and ids, never the words of a message. */
export type Audited = {
  /** Undefined for a guest, and for what a clock did. */
  contactId?: string | null | undefined
  threadId?: string | undefined
  messageId?: string | undefined
  action: AuditAction
  entity: AuditedEntity
  entityId: string
  before?: object
  after?: object
}

/** Longer names of browsers are cut. */
const MAX_CHARACTERS = 300

/**
 * Notes what was done in the transaction that does it, so that nothing is done without its entry. Throws
 * MESSAGE_FAILED.
 */
export const noteAudit = (ctx: Context, ...done: Audited[]): Promise<void> =>
  orFail(ctx, { code: 'MESSAGE_FAILED', says: 'Failed to log audit activity' }, async () => {
    if (done.length === 0) return
    await insertAudit(
      ctx.db,
      done.map(({ entityId, ...one }) => ({ ...auditEntry(ctx, one), entity_id: entityId })),
    )
  })

/** The entry of what is done, for a statement that does it and so knows whose id it is. */
export function auditEntry(
  ctx: Context,
  { contactId, threadId, messageId, action, entity, before, after }: Omit<Audited, 'entityId'>,
): AuditEntry {
  const { address, userAgent } = ctx.asker ?? {}
  return {
    contact_id: contactId ?? null,
    thread_id: threadId ?? null,
    message_id: messageId ?? null,
    action,
    entity_type: entity,
    old_values: before ? JSON.stringify(before) : null,
    new_values: after ? JSON.stringify(after) : null,
    ip_address: address ?? null,
    user_agent: userAgent?.slice(0, MAX_CHARACTERS) ?? null,
    at: ctx.clock.now(),
  }
}

/** What admins end of their own sessions stands in the audit trail, as what opened them does. */
export async function noteSignOuts(
  ctx: Context,
  ended: readonly EndedSession[],
  where: 'this browser' | 'another browser' | 'all other browsers' | 'all browsers',
): Promise<void> {
  const [admins] = ended.filter(({ opened_by }) => opened_by === 'admin')
  if (!admins) return
  await noteAudit(ctx, {
    contactId: await contactOfAccount(ctx.db, admins.account_id),
    action: 'delete',
    entity: 'admin_sign_in',
    entityId: admins.account_id,
    after: { signedOut: where, sessions: ended.length },
  })
}
