import { settleTrouble, troubles } from '#db/queries/operations/work.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { Troubles } from '../contracts/admin/operations.ts'
import { Refusal } from '../errors.ts'
import { textsIn } from '../texts/texts.ts'
import { transaction } from '../transaction.ts'

const MOST_LISTED = 50

/** What the admins were mailed to mend: what nobody has seen to first. Throws NOT_ALLOWED. */
export async function troubleList(ctx: Context, actor: Actor): Promise<Troubles> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const { settings } = textsIn('en')
  return {
    troubles: (await troubles(ctx.db, MOST_LISTED)).map((row) => ({
      id: row.id,
      what: row.what,
      says: settings.troubles[row.what](row.detail),
      since: row.since.toISOString(),
      toldAt: row.told_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
      settledBy: row.settled_by,
    })),
  }
}

/** Somebody has seen to it; if it comes again, the admins are told again. Throws NOT_ALLOWED, TROUBLE_NOT_FOUND. */
export async function markMended(ctx: Context, actor: Actor, id: string): Promise<void> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const { contactId } = actor
  await transaction(ctx, async (ctx) => {
    const what = await settleTrouble(ctx.db, id, contactId, ctx.clock.now())
    if (!what) throw new Refusal('TROUBLE_NOT_FOUND', 'Somebody has seen to it already.', 404)
    const before = { what, state: 'open' }
    await noteAudit(ctx, {
      ...{ contactId, action: 'update', entity: 'trouble', entityId: id },
      ...{ before, after: { state: 'mended' } },
    })
  })
}
