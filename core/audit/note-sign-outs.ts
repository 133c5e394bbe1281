import type { EndedSession } from '#db/queries/accounts/sessions.ts'
import { contactOfAccount } from '#db/queries/threads/thread-people.ts'
import type { Context } from '../context.ts'
import { noteAudit } from './note-audit.ts'

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
