import { lockContact } from '#db/queries/accounts/sessions.ts'
import { pendingShopsOf } from '#db/queries/joining/shops.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { ApplyForShop } from '../contracts/forms/joining.ts'
import type { NewShop } from '../contracts/seller/joining.ts'
import { transaction } from '../transaction.ts'
import { canApply } from './joining-policy.ts'
import { openShop } from './open-shop.ts'
import { tooManyApplications } from './refusals.ts'

/** More of one person at a time are looked at by nobody. */
const MOST_PENDING = 5

/** Puts a shop forward for somebody who has an account. Throws PLACE_UNKNOWN, TOO_MANY_APPLICATIONS. */
export const applyForShop = (ctx: Context, actor: Actor, wish: ApplyForShop): Promise<{ shop: NewShop }> =>
  transaction(ctx, async (ctx) => {
    if (!canApply(actor)) throw adminsOnly()
    await lockContact(ctx.db, actor.contactId)
    if ((await pendingShopsOf(ctx.db, actor.contactId)) >= MOST_PENDING) throw tooManyApplications()
    return { shop: await openShop(ctx, actor.contactId, wish) }
  })
