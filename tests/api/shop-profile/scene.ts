import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeListing, makeMember, makeShop } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import { makePerson } from '../contract/world.ts'

/** A shop of its own with an owner, staff and a tyre on the shelf. */
export async function makeOwnShop(options: Parameters<typeof makeShop>[1] = {}) {
  const shop = await makeShop(ctx, options)
  const [owner, staff] = [await makePerson(), await makePerson()]
  await makeMember(ctx, shop, owner.contactId, 'owner')
  await makeMember(ctx, shop, staff.contactId)
  const listing = await makeListing(ctx, shop)
  await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })
  return { shop, owner, staff, listing, at: (path: string) => `/api/shops/${shop.id}/${path}` }
}
