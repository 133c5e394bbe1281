import type { CallOutHours } from '#core/contracts/forms/call-out-hours.ts'
import type { OperationAnswer } from '#core/contracts/operations.ts'
import type { OwnHours, OwnServices, OwnShop, ShopMedia } from '#core/contracts/seller/shop-profile.ts'
import { id } from '../support/a-booking.ts'
import { anAccount, aProfile, preferences, signedInAs } from '../support/a-profile.ts'
import type { standInApi } from '../support/api.ts'

export const ownShop: OwnShop = {
  id: id(1),
  slug: 'randburg-tyres',
  name: 'Randburg Tyres',
  email: 'hello@randburg.example',
  phone: '+27115550100',
  description: 'Tyres since 1998.',
  website: null,
  address: '12 Bram Fischer Drive',
  suburb: 'Ferndale',
  city: 'Randburg',
  province: 'Gauteng',
  lat: -26.0936,
  lng: 28.0064,
  status: 'active',
  verified: true,
  rejectionReason: null,
  logoUrl: null,
  imageUrl: null,
  rating: 4.6,
  reviewCount: 12,
  openNow: true,
  opensText: null,
  todayText: '8:00 AM - 5:00 PM',
  canChange: true,
}
const picture = (n: number) => ({
  id: id(3 + n),
  url: `/media/${n}.webp`,
  alt: `Picture ${n}`,
  width: 1200,
  height: 800,
})
export const media: ShopMedia = { logoUrl: null, gallery: [picture(1), picture(2), picture(3)], canChange: true }
export const hours: OwnHours = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: weekday < 6 ? [{ opens: '08:00', closes: '17:00' }] : [],
  })),
  openOnPublicHolidays: false,
  special: [{ day: '2026-12-24', opens: '08:00', closes: '12:00', reason: 'Christmas Eve' }],
  holidays: [{ day: '2026-12-16', name: 'Day of Reconciliation' }],
  canChange: true,
}
export const callOuts: CallOutHours = {
  week: hours.week.map(({ weekday }) => ({ weekday, intervals: [] })),
  comesOut: true,
  canChange: true,
}
export const services: OwnServices = {
  services: [
    { service: 'fitting', priceCents: 8000, minutes: null, minutesByQuantity: null, chargedWithFitting: false },
  ],
  callOutCents: null,
  serviceRadiusKm: null,
  specialties: [],
  serviceArea: [],
  payment: { ways: ['card'], instalmentNames: [], fleetCardNames: [] },
  rules: { bays: 2, bufferMinutes: 0, leadMinutes: 0, sameDayUntil: null },
  canChange: true,
}
const membership: OperationAnswer<'GET /my-shops'>['shops'][number] = {
  id: id(9),
  role: 'owner',
  since: '2026-01-05T08:00:00.000Z',
  shop: { id: ownShop.id, slug: ownShop.slug, name: ownShop.name },
}

/** Somebody of the shop is signed in, and all parts of its profile can be read. */
export function answerAll(api: ReturnType<typeof standInApi>): void {
  const seller = { role: 'business', name: 'Riaan Botha', hasShop: true } as const
  api.answers('GET /auth/session', signedInAs(anAccount(seller)))
  api.answers('GET /my-shops', { shops: [membership] })
  api.answers('GET /profile', { ...aProfile, role: 'business' })
  api.answers('GET /preferences', preferences)
  api.answers('GET /push/devices', { publicKey: 'key-of-a-test', devices: [] })
  api.answers('GET /shops/:shopId/profile', ownShop)
  api.answers('GET /shops/:shopId/media', media)
  api.answers('GET /shops/:shopId/hours', hours)
  api.answers('GET /shops/:shopId/call-out-hours', callOuts)
  api.answers('GET /shops/:shopId/services', services)
  api.answers('GET /shops/:shopId/chat-preview', { text: '*Randburg Tyres* verified', buttons: ['Tyres here'] })
}
