import type { Context } from '#core/context.ts'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'

/** An account that works in the console, without a session. */
export async function makeAdminAccount(
  ctx: Pick<Context, 'db' | 'clock'>,
  email: string,
  roles: AdminRole[] = ['owner'],
): Promise<{ id: string; email: string }> {
  const { id } = await ctx.db
    .insertInto('account')
    .values({ role: 'admin', full_name: 'Naledi', email })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.db.insertInto('admin').values({ account_id: id, roles, created_at: ctx.clock.now() }).execute()
  return { id, email }
}
