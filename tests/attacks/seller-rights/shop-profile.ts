import { ctx } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

export const profileBody = {
  name: 'Randburg Tyres',
  email: 'hello@shop.test',
  phone: '011 555 0100',
  description: 'Tyres since 1998.',
  website: 'randburgtyres.example',
  address: '12 Bram Fischer Drive',
  suburb: 'Ferndale',
  city: 'Randburg',
  province: 'Gauteng',
}
export const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  intervals: weekday < 6 ? [{ opens: '08:00', closes: '17:00' }] : [],
}))
export const servicesBody = {
  services: [
    { service: 'fitting', priceCents: 8000, minutes: 15, minutesByQuantity: null, chargedWithFitting: false },
    { service: 'balancing', priceCents: 4000, minutes: null, minutesByQuantity: [10, 20], chargedWithFitting: true },
  ],
  callOutCents: 35_000,
  serviceRadiusKm: 30,
  specialties: ['4x4'],
  serviceArea: ['Randburg'],
}
export const paymentBody = { ways: ['card', 'instalments'], instalmentNames: ['RCS'], fleetCardNames: [] }
export const rulesBody = { bays: 2, bufferMinutes: 10, leadMinutes: 120, sameDayUntil: '15:00' }
export const IMAGE_ID = '0198c0de-0000-7000-8000-00000000a001'

/** A picture of the shop's gallery. */
export const makeImage = (shopId: string) =>
  ctx.db
    .insertInto('shop_image')
    .values({
      id: IMAGE_ID,
      shop_id: shopId,
      position: 0,
      url: '/media/0123456789abcdef0123456789abcdef.webp',
      width: 1200,
      height: 800,
      created_at: ctx.clock.now(),
    })
    .execute()

export const shopProfile: SellerRights = {
  rights: {
    'GET /shops/:shopId/profile': { for: 'members' },
    'PATCH /shops/:shopId/profile': { for: 'owners', body: profileBody, works: true },
    'GET /shops/:shopId/chat-preview': { for: 'members' },
    'GET /shops/:shopId/media': { for: 'members' },
    'POST /shops/:shopId/logo': { for: 'owners', file: Buffer.from('no picture') },
    'POST /shops/:shopId/gallery': { for: 'owners', file: Buffer.from('no picture') },
    'PATCH /shops/:shopId/gallery': { for: 'owners', body: { order: [IMAGE_ID] }, works: true },
    'PATCH /shops/:shopId/gallery/:imageId': { for: 'owners', body: { alt: 'Our workshop' }, works: true },
    'DELETE /shops/:shopId/gallery/:imageId': { for: 'owners' },
    'GET /shops/:shopId/hours': { for: 'members' },
    'PATCH /shops/:shopId/hours': { for: 'owners', body: { week, openOnPublicHolidays: true }, works: true },
    'POST /shops/:shopId/special-days': {
      for: 'members',
      body: { from: '2027-01-02', to: '2027-01-03', interval: null, reason: 'Stock-taking' },
      works: true,
    },
    'DELETE /shops/:shopId/special-days/:day': { for: 'members', works: true },
    'GET /shops/:shopId/services': { for: 'members' },
    'PATCH /shops/:shopId/services': { for: 'owners', body: servicesBody, works: true },
    'PATCH /shops/:shopId/payment': { for: 'owners', body: paymentBody, works: true },
    'PATCH /shops/:shopId/booking-rules': { for: 'owners', body: rulesBody, works: true },
  },
  ids: async ({ shop }) => {
    await makeImage(shop.id)
    return { imageId: IMAGE_ID, day: '2027-01-02' }
  },
  tables: ['shop', 'shop_image', 'shop_hours', 'shop_special_day', 'shop_service', 'offer'],
}
