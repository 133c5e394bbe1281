import { makeMember } from '#tests/support/factories.ts'
import { newEmail } from '../auth/mailbox.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

const shop = {
  businessName: 'Second Tyres',
  address: '12 Bram Fischer Drive, Ferndale, Randburg',
  place: 'Randburg',
  contactPhone: '082 123 4567',
  services: ['tyre-fitting', 'mobile-fitting'],
}
const choices = { emailNotifications: true, smsNotifications: false, marketingEmails: true }

/** The shop waits, and so does its owner. */
export async function asOwner({ shop }: World, status: 'pending' | 'inactive'): Promise<ValidRequest> {
  const { contactId, cookie } = await makePerson()
  await makeMember(ctx, shop, contactId, 'owner')
  await ctx.db.updateTable('shop').set({ business_status: status }).where('id', '=', shop.id).execute()
  return { cookie, params: { shopId: shop.id } }
}

/** How shops join. */
export const validOnboarding: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  postAuthSellerSignUp: () => ({
    body: { fullName: 'Naledi Mabaso', email: newEmail(), password: 'Rubber4Road', terms: true, ...shop, ...choices },
  }),
  postMyShops: ({ driver }) => ({ cookie: driver.cookie, body: { ...shop, contactEmail: 'naledi@post.example' } }),
  getShopsShopIdApplication: (world) => asOwner(world, 'pending'),
  postShopsShopIdApplicationResubmit: (world) => asOwner(world, 'inactive'),
}
