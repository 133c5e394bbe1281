import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'

type Sent = {
  id: string
  contactId: string | null
  threadId?: string | null | undefined
  kind: string
  channel: string
}

/** Notes in the audit trail that notices go out. */
export const noteSent = (ctx: Context, ...sent: Sent[]): Promise<void> =>
  noteAudit(
    ctx,
    ...sent.map(({ id, contactId, threadId, kind, channel }) => ({
      contactId,
      ...(threadId && { threadId }),
      action: 'send_notification' as const,
      entity: 'notification' as const,
      entityId: id,
      after: { kind, channel },
    })),
  )
