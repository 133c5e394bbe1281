import { approveNumberProof, readNumberProof } from '#core/auth/number-proof.ts'
import { checkPresenceCode } from '#core/auth/presence.ts'
import { keepCode } from '#core/auth/send-code.ts'
import { emailProof } from '#core/bookings/guests/guest-booking.ts'
import { SessionList } from '#core/contracts/auth.ts'
import { keepVehicle } from '#core/garage/garage.ts'
import { makeMember, newEmail, password, signUpByEmail, tokenTo } from '../auth/mailbox.ts'
import { ask, codeFor, cookieOf, ctx, newNumber, send } from '../auth/site.ts'
import { validAdmin } from './valid-admin.ts'
import { validAnalytics } from './valid-analytics.ts'
import { validDashboard } from './valid-dashboard.ts'
import { validDeals } from './valid-deals.ts'
import { validFiles } from './valid-files.ts'
import { validFrontDesk } from './valid-front-desk.ts'
import { validImports } from './valid-imports.ts'
import { validInbox } from './valid-inbox.ts'
import { validOnboarding } from './valid-joining.ts'
import { validMessages } from './valid-messages.ts'
import { validNotices } from './valid-notices.ts'
import { byLink, ofDriver, validOffers } from './valid-offers.ts'
import type { ValidRequest } from './valid-request.ts'
import { validSavedViews } from './valid-saved-views.ts'
import { validShopProfile } from './valid-shop-profile.ts'
import { validStaff } from './valid-staff.ts'
import { validStock } from './valid-stock.ts'
import { forgetWaiting, friday, makeAlert, makeBooking, type World } from './world.ts'

const place = { lat: '-26.1', lng: '28' }
const vehicle = { make: 'Toyota', model: 'Corolla', year: 2016, size: '205 55 16', rearSize: '225/45R17' }
const work = { services: 'fitting,alignment', quantity: '4' }

/** How each operation is asked for by somebody who may; what it needs is made first. */
export const valid: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getOffers: () => ({ query: { size: '205/55R16', quantity: '4', radiusKm: '50', sort: 'distance', ...place } }),
  getSearchSuggestions: () => ({ query: { text: 'polo 2018' } }),
  getSiteProof: () => ({}),
  getOffersFacets: () => ({
    query: {
      size: '205 55 16',
      brand: 'mich',
      maxPrice: '2500',
      type: 'summer,winter',
      minRating: '0',
      services: 'fitting',
      runFlat: 'false',
      dealsOnly: 'false',
      ...place,
    },
  }),
  getCompare: ({ listing }) => ({ query: { codes: `${listing.code},ZZ9Z9`, quantity: '2', ...place } }),
  getOffersCode: ({ listing }) => ({ params: { code: listing.code }, query: { quantity: '2', ...place } }),
  getDeals: () => ({
    query: { city: 'Randburg', size: '205/55R16', brand: 'michelin', price: 'from_1500_to_2000', limit: '3' },
  }),
  getDealsCode: ({ deal }) => ({ params: { code: deal.code }, query: { quantity: '2' } }),
  getMakes: () => ({}),
  getVehicles: () => ({ query: { make: 'Toyota', model: 'Corolla', year: '2016' } }),
  getShops: () => ({ query: { ...place, radiusKm: '30', services: 'fitting', openNow: 'true', limit: '3' } }),
  getShopsShop: ({ shop }) => ({ params: { shop: shop.slug } }),
  getShopsShopInventory: ({ shop }) => ({ params: { shop: shop.slug }, query: { text: 'primacy', limit: '3' } }),
  getShopsShopDeals: ({ shop }) => ({ params: { shop: shop.slug }, query: { brand: 'michelin', limit: '3' } }),
  getHelp: () => ({ query: { ...place } }),
  getProvinces: () => ({}),
  getSite: () => ({}),
  getLegalName: () => ({ params: { name: 'terms' }, query: { version: '1' } }),
  getPlacesChanges: () => ({}),
  postPlacesUnknown: () => ({ body: { name: 'Nowhereville' } }),
  getPlacesNear: () => ({ query: { ...place } }),
  getShopsShopIdOpenDays: ({ shop, listing }) => ({
    params: { shopId: shop.id },
    query: { ...work, listingId: listing.id, locationType: 'wait', from: friday, count: '3' },
  }),
  getShopsShopIdOpenSlots: ({ shop }) => ({ params: { shopId: shop.id }, query: { ...work, date: friday } }),
  getShopsShopIdWorkPrice: ({ shop, listing }) => ({
    params: { shopId: shop.id },
    query: { ...work, listingId: listing.id, locationType: 'drop_off' },
  }),
  postBookings: ({ shop, listing }) => ({
    body: {
      shopId: shop.id,
      listingId: listing.id,
      quantity: 4,
      services: ['fitting'],
      locationType: 'wait',
      date: friday,
      time: '10:00',
      customer: { name: 'Thandi Nkosi', ...unheardOf() },
      notes: 'White Polo',
    },
  }),
  getBookings: ({ driver }) => ({ cookie: driver.cookie, query: { limit: '2' } }),
  getBookingsId: async (world) => ofDriver(world, await makeBooking(world)),
  postBookingsIdCancel: async (world) => ({
    ...ofDriver(world, await makeBooking(world)),
    body: { reason: 'Sold it' },
  }),
  postBookingsIdMove: async (world) => ({
    ...ofDriver(world, await makeBooking(world, { start: '2026-11-20T07:00:00Z' })),
    body: { start: '2026-11-23T10:00:00+02:00' },
  }),
  getBookingsIdOpenDays: async (world) => ({ ...ofDriver(world, await makeBooking(world)), query: { count: '2' } }),
  getBookingsIdOpenSlots: async (world) => ({ ...ofDriver(world, await makeBooking(world)), query: { date: friday } }),
  getBookingsIdCalendar: async (world) => ofDriver(world, await makeBooking(world)),
  getGarage: ({ driver }) => ({ cookie: driver.cookie }),
  postGarage: ({ driver }) => ({ cookie: driver.cookie, body: vehicle }),
  patchGarageId: async ({ driver }) => ({
    params: { id: (await keepVehicle(ctx, driver.accountId, vehicle)).id },
    cookie: driver.cookie,
    body: { name: 'Bakkie', year: 2019, variant: '', size: '215/60R16', rearSize: null },
  }),
  deleteGarageId: async ({ driver }) => ({
    params: { id: (await keepVehicle(ctx, driver.accountId, vehicle)).id },
    cookie: driver.cookie,
  }),
  getGuestBookingsToken: async (world) => byLink(await makeBooking(world)),
  postGuestBookingsTokenCancel: async (world) => ({ ...byLink(await makeBooking(world)), body: { reason: 'Sold it' } }),
  postGuestBookingsTokenConfirmAddress: async (world) => {
    const booking = await makeBooking(world)
    return { ...byLink(booking), body: { proof: emailProof(ctx.config, booking.id) } }
  },
  postGuestBookingsTokenKeep: async (world) => ({
    ...byLink(await makeBooking(world)),
    cookie: world.driver.cookie,
  }),
  postGuestBookingsTokenMove: async (world) => ({
    ...byLink(await makeBooking(world, { start: '2026-11-20T09:00:00Z' })),
    body: { start: '2026-11-23T11:00:00+02:00' },
  }),
  getGuestBookingsTokenOpenDays: async (world) => ({ ...byLink(await makeBooking(world)), query: { count: '2' } }),
  getGuestBookingsTokenOpenSlots: async (world) => ({ ...byLink(await makeBooking(world)), query: { date: friday } }),
  getGuestBookingsTokenCalendar: async (world) => byLink(await makeBooking(world)),
  getNotices: ({ driver }) => ({ cookie: driver.cookie, query: { limit: '2' } }),
  getNoticesUnread: ({ driver }) => ({ cookie: driver.cookie }),
  postNoticesRead: ({ driver }) => ({ cookie: driver.cookie }),
  getAlerts: ({ driver }) => ({ cookie: driver.cookie }),
  postAlerts: ({ driver }) => ({
    cookie: driver.cookie,
    body: {
      size: '205/55R16',
      brands: ['Michelin'],
      types: ['summer'],
      quantity: 2,
      maxCents: 200_000,
      maxCovers: 'fitted',
      dealsOnly: false,
      near: { lat: -26.1, lng: 28, label: 'Randburg', radiusKm: 20 },
    },
  }),
  patchAlertsId: async (world) => ({ ...(await alertOf(world)), body: { quantity: 3, maxCents: null, near: null } }),
  deleteAlertsId: (world) => alertOf(world),
  postAlertsStop: ({ driver }) => ({ cookie: driver.cookie }),
  postAlertsResume: ({ driver }) => ({ cookie: driver.cookie }),
  getPreferences: ({ driver }) => ({ cookie: driver.cookie }),
  patchPreferences: ({ driver }) => ({
    cookie: driver.cookie,
    body: {
      email: { deals: true, marketing: false },
      whatsapp: { enabled: true, messages: false },
      inApp: { quotes: false },
      sms: { enabled: false },
      quietHours: { start: '21:00', end: '07:30' },
    },
  }),
  postAuthCode: () => ({ body: { purpose: 'sign_up', number: newNumber(), name: 'Thandi' } }),
  postAuthCodeCheck: async () => {
    await forgetWaiting()
    const number = newNumber()
    const sent = await send({ purpose: 'sign_up', number, name: 'Thandi' })
    return { body: { session: String(sent.json.session), code: await codeFor(number) } }
  },
  postAuthNumberProof: () => ({ body: { purpose: 'sign_up', name: 'Thandi', vehicleMake: 'Toyota' } }),
  postAuthNumberProofState: async () => ({ body: { token: (await proof()).pollToken } }),
  postAuthNumberProofFinish: async ({ driver }) => {
    const { pollToken, text } = await proof()
    const asked = await readNumberProof(ctx, driver.contactId, text)
    if (typeof asked === 'object') await approveNumberProof(ctx, driver.contactId, asked.proofId)
    return { body: { token: pollToken } }
  },
  getAuthSession: ({ driver }) => ({ cookie: driver.cookie }),
  postAuthSignOut: () => ({}),
  ...validAdmin,
  ...validMessages,
  ...validOffers,
  ...validNotices,
  ...validShopProfile,
  ...validStock,
  ...validFiles,
  ...validImports,
  ...validInbox,
  ...validFrontDesk,
  ...validOnboarding,
  ...validStaff,
  ...validAnalytics,
  ...validDashboard,
  ...validSavedViews,
  ...validDeals,
  postAuthSignIn: async () => ({ body: { email: (await makeMember()).email, password } }),
  postAuthSignUp: () => ({
    body: {
      name: 'Thandi Nkosi',
      email: newEmail(),
      password,
      terms: true,
      phone: '082 123 4567',
      vehicleMake: 'Toyota',
      vehicleModel: 'Corolla',
      vehicleYear: 2016,
    },
  }),
  postAuthSignOutOthers: ({ driver }) => ({ cookie: driver.cookie }),
  postAuthSignOutEverywhere: ({ driver }) => ({ cookie: driver.cookie }),
  getAuthSessions: ({ driver }) => ({ cookie: driver.cookie }),
  deleteAuthSessionsId: async ({ driver }) => {
    const { text } = await ask('GET', '/api/auth/sessions', { cookie: driver.cookie })
    return { params: { id: SessionList.parse(JSON.parse(text)).sessions[0]?.id ?? '' }, cookie: driver.cookie }
  },
  postAuthEmailConfirm: async () => {
    const email = newEmail()
    const cookie = cookieOf(await signUpByEmail(email))
    return { cookie, body: { token: await tokenTo(email, 'verify_email') } }
  },
  postAuthEmailResend: ({ driver }) => ({ cookie: driver.cookie }),
  postAuthEmail: async ({ driver }) => ({
    cookie: driver.cookie,
    body: { email: newEmail(), presence: await presence(driver) },
  }),
  postAuthPasswordForgot: () => ({ body: { email: newEmail() } }),
  postAuthPasswordResetCheck: async () => ({ body: { token: await resetToken() } }),
  postAuthPasswordReset: async () => ({ body: { token: await resetToken(), password } }),
  postAuthPassword: async ({ driver }) => ({
    cookie: driver.cookie,
    body: { password, presence: await presence(driver) },
  }),
  postAuthPresence: ({ driver }) => ({ cookie: driver.cookie, body: { by: 'email' } }),
  postAuthPresenceCheck: async ({ driver: { cookie, number } }) => {
    await forgetWaiting()
    const sent = await ask('POST', '/api/auth/presence', { cookie })
    return { cookie, body: { session: String(sent.json.session), code: await codeFor(number) } }
  },
  postAuthNumberCode: ({ driver }) => ({ cookie: driver.cookie, body: { which: 'new', number: newNumber() } }),
  postAuthNumberCheck: async ({ driver: { cookie, number } }) => {
    await forgetWaiting()
    const sent = await ask('POST', '/api/auth/number/code', { cookie, body: { which: 'present' } })
    return { cookie, body: { session: String(sent.json.session), code: await codeFor(number) } }
  },
  getProfile: ({ driver }) => ({ cookie: driver.cookie }),
  getProfileExport: ({ driver }) => ({ cookie: driver.cookie }),
  postProfileDelete: async ({ driver }) => ({ cookie: driver.cookie, body: { presence: await presence(driver) } }),
  patchProfile: ({ driver }) => ({
    cookie: driver.cookie,
    body: { firstName: 'Thandi', lastName: 'Nkosi', vehicleYear: 2020, tyreSize: '205/55R16', marketingOptIn: true },
  }),
}

/** Nobody of whom we hold a bay already. */
const unheardOf = () => {
  const phone = newNumber()
  return { phone, email: `thandi${phone.slice(-6)}@example.com` }
}

async function alertOf(world: World): Promise<ValidRequest> {
  const alert = await makeAlert(world)
  return { params: { id: alert.id }, cookie: world.driver.cookie }
}

/** The session of a code that has just shown that the driver is there; nothing else that waits is sent for it. */
async function presence({ accountId, number }: World['driver']): Promise<string> {
  const { code, sent } = await keepCode(ctx, { purpose: 'presence', account_id: accountId, sent_to: number })
  await checkPresenceCode(ctx, accountId, { session: sent.session, code }, { address: '127.0.0.1' })
  return sent.session
}

async function resetToken(): Promise<string> {
  const { email } = await makeMember()
  await ask('POST', '/api/auth/password/forgot', { body: { email } })
  return tokenTo(email, 'reset_password')
}

async function proof(): Promise<{ pollToken: string; text: string }> {
  const { json } = await ask('POST', '/api/auth/number-proof', { body: { purpose: 'sign_in' } })
  return { pollToken: String(json.pollToken), text: String(json.text) }
}
