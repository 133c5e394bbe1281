import {
  IMAGE_ID,
  makeImage,
  paymentBody,
  profileBody,
  rulesBody,
  servicesBody,
  week,
} from '#tests/attacks/seller-rights/shop-profile.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { validRescue } from './valid-rescue.ts'
import { makePerson, type World } from './world.ts'

async function ofOwner({ shop }: World): Promise<ValidRequest & { params: Record<string, string> }> {
  const owner = await makePerson()
  await makeMember(ctx, shop, owner.contactId, 'owner')
  return { params: { shopId: shop.id }, cookie: owner.cookie }
}
const having = (body: Record<string, unknown>) => async (world: World) => ({ ...(await ofOwner(world)), body })

async function withImage(world: World): Promise<ValidRequest & { params: Record<string, string> }> {
  await ctx.db.deleteFrom('shop_image').where('id', '=', IMAGE_ID).execute()
  await makeImage(world.shop.id)
  return ofOwner(world)
}

/** A correct request of each operation on what a shop says of itself. */
export const validShopProfile: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  ...validRescue,
  getShopsShopIdProfile: ofOwner,
  patchShopsShopIdProfile: having({ ...profileBody, pin: { lat: -26.1, lng: 28 } }),
  getShopsShopIdChatPreview: async (world) => ({
    ...(await ofOwner(world)),
    query: { name: 'Randburg Tyres', address: '12 Main Road', suburb: '', city: 'Randburg', phone: '011 555 0100' },
  }),
  getShopsShopIdMedia: ofOwner,
  patchShopsShopIdGallery: async (world) => ({ ...(await withImage(world)), body: { order: [IMAGE_ID] } }),
  patchShopsShopIdGalleryImageId: async (world) => {
    const request = await withImage(world)
    return { ...request, params: { ...request.params, imageId: IMAGE_ID }, body: { alt: 'Our workshop' } }
  },
  deleteShopsShopIdGalleryImageId: async (world) => {
    const request = await withImage(world)
    return { ...request, params: { ...request.params, imageId: IMAGE_ID } }
  },
  getShopsShopIdHours: ofOwner,
  patchShopsShopIdHours: having({ week, openOnPublicHolidays: false }),
  postShopsShopIdSpecialDays: having({
    from: '2027-01-02',
    to: '2027-01-03',
    interval: { opens: '09:00', closes: '12:00' },
    reason: 'Half day',
  }),
  deleteShopsShopIdSpecialDaysDay: async (world) => {
    const request = await ofOwner(world)
    return { ...request, params: { ...request.params, day: '2027-01-02' } }
  },
  getShopsShopIdServices: ofOwner,
  patchShopsShopIdServices: having(servicesBody),
  patchShopsShopIdPayment: having(paymentBody),
  patchShopsShopIdBookingRules: having(rulesBody),
}
