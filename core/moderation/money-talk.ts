import { moneyTalks } from '#db/queries/admin/money-talk.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { MoneyTalks } from '../contracts/admin/reports.ts'
import { hours } from '../rules/time/time.ts'
import { canModerate } from './moderation-policy.ts'

const DAYS = 30
const MAX_SHOPS = 100

/** In which shops' conversations money was asked for that is not paid at the shop. Throws NOT_ALLOWED. */
export async function listMoneyTalk(ctx: Context, actor: Actor): Promise<MoneyTalks> {
  if (!canModerate(actor)) throw adminsOnly()
  const since = new Date(ctx.clock.now().getTime() - hours(24 * DAYS))
  const rows = await moneyTalks(ctx.db, since, MAX_SHOPS)
  return {
    shops: rows.map((row) => ({
      shop: { id: row.id, name: row.name, slug: row.slug, status: row.business_status },
      byShop: row.by_shop,
      byDrivers: row.by_drivers,
      bankDetails: row.bank_details,
      deposits: row.deposits,
      threads: row.threads,
      lastAt: row.last_at.toISOString(),
    })),
  }
}
