import { askForCheck, endCheck, templateCheck } from '#db/queries/messaging/template-checks.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { TemplateCheck } from '../contracts/admin/templates.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { transaction } from '../transaction.ts'

/**
 * Asks for the missing templates to be submitted, and for all to be looked at; only workers talk to Twilio. Throws
 * NOT_ALLOWED.
 */
export const askToCheck = (ctx: Context, actor: Actor): Promise<TemplateCheck> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'templates')) throw adminsOnly()
    const row = await askForCheck(ctx.db, ctx.clock.now())
    await noteAudit(ctx, { contactId: actor.contactId, action: 'update', entity: 'template', entityId: row.id })
    await enqueue(ctx, 'templates', {})
    return checkOf(ctx)
  })

export async function checkOf(ctx: Context): Promise<TemplateCheck> {
  const row = await templateCheck(ctx.db)
  const isRunning = row !== undefined && isOpen(row)
  return { isRunning, failed: !isRunning && row?.failed === true }
}

type Open = { asked_at: Date; done_at: Date | null }
const isOpen = ({ asked_at, done_at }: Open): boolean => done_at === null || done_at < asked_at

/** When the wish was made that nobody has fulfilled yet. */
export async function isCheckAsked(ctx: Context): Promise<Date | undefined> {
  const row = await templateCheck(ctx.db)
  return row && isOpen(row) ? row.asked_at : undefined
}

export const noteChecked = (ctx: Context, askedAt: Date, complete: boolean) =>
  endCheck(ctx.db, askedAt, { done_at: ctx.clock.now(), failed: !complete })
