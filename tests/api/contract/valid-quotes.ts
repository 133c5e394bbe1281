import { keepCode } from '#core/auth/send-code.ts'
import { roundToken } from '#core/quotes/guests/round-link.ts'
import { answerQuote } from '#core/quotes/rounds/answer-quote.ts'
import { askShops } from '#core/quotes/rounds/ask-shops.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { as } from '#tests/support/actors.ts'
import { makeContact, makeListing, makeMember, makeShop } from '#tests/support/factories.ts'
import { ctx, newNumber } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { friday, makePerson, type World } from './world.ts'

const size = '31x10.5R15'
let made = 0
/** Each further than 30 km from the others. */
const somewhere = () => ({ lat: -24 - (made % 20) * 0.5, lng: 20 + Math.floor(made++ / 20) * 0.6 })

/** A round of somebody new at a shop of its own, far from the others, and somebody at its counter. */
export async function makeQuote() {
  const near = somewhere()
  const shop = await makeShop(ctx, { ...near, city: 'George' })
  const listing = await makeListing(ctx, shop, { size, quantity: 20 })
  await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })
  const [driver, frontDesk] = [await makePerson(), await makePerson()]
  const membership = await makeMember(ctx, shop, frontDesk.contactId)
  const staff = as({ id: frontDesk.contactId, shops: [membership] })
  const round = await askShops(ctx, as({ id: driver.contactId }), { size, place: 'George', near }, 'web')
  const askId = round.asks.find((ask) => ask.shop.id === shop.id)?.id ?? ''
  const answer = () => answerQuote(ctx, staff, askId, { listingId: listing.id, priceCents: 180_000 })
  return { shop, near, listing, staff, driver, frontDesk, round, askId, answer }
}

const ofRound = async (): Promise<ValidRequest> => {
  const { round, driver } = await makeQuote()
  return { params: { id: round.id }, cookie: driver.cookie }
}
const ofAnswer = async (): Promise<ValidRequest> => {
  const { askId, driver, answer } = await makeQuote()
  await answer()
  return { params: { id: askId }, cookie: driver.cookie }
}
/** What a guest sends to be asked for a code, at a shop of its own, and the number. */
async function guestInput() {
  const { near } = await makeQuote()
  return { number: newNumber(), options: { size, quantity: 4, place: 'George', near } }
}
/** A guest has asked the shop, which has answered. */
export async function makeGuestQuote() {
  const quote = await makeQuote()
  const { id: contactId } = await makeContact(ctx)
  const round = await askShops(ctx, as({ id: contactId }), { size, place: 'George', near: quote.near }, 'web')
  const askId = round.asks.find((ask) => ask.shop.id === quote.shop.id)?.id ?? ''
  const answer = () => answerQuote(ctx, quote.staff, askId, { listingId: quote.listing.id, priceCents: 180_000 })
  return { ...quote, contactId, round, askId, answer, token: roundToken(ctx.config, round.id) }
}
const byLink = async (): Promise<ValidRequest> => ({ params: { token: (await makeGuestQuote()).token } })
const ofGuestsAnswer = async (): Promise<ValidRequest> => {
  const { askId, token, answer } = await makeGuestQuote()
  await answer()
  return { params: { token, id: askId } }
}
/** Another shop nearby that has not been asked. */
export async function anotherShop(near: { lat: number; lng: number }) {
  const shop = await makeShop(ctx, { ...near, city: 'George' })
  await makeMember(ctx, shop, (await makePerson()).contactId)
  await makeListing(ctx, shop, { size, quantity: 20 })
  await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })
  return shop
}
const ofAsk = async (): Promise<ValidRequest> => {
  const { askId, frontDesk } = await makeQuote()
  return { params: { id: askId }, cookie: frontDesk.cookie }
}

/** A driver asks several shops for a price, and they answer. */
export const validQuotes: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  postQuoteRounds: async () => {
    const { near } = await makeQuote()
    return {
      body: { size, quantity: 4, brand: 'Michelin', services: ['fitting'], place: 'George', near, notes: 'Soon' },
      cookie: (await makePerson()).cookie,
    }
  },
  getQuoteRounds: async () => ({ cookie: (await makeQuote()).driver.cookie }),
  getQuoteRoundsId: ofRound,
  postQuoteRoundsIdClose: ofRound,
  postQuoteRoundsIdMore: async () => {
    const { round, driver, near } = await makeQuote()
    await anotherShop(near)
    return { params: { id: round.id }, cookie: driver.cookie }
  },
  postGuestRoundsCode: async () => {
    const { number, options } = await guestInput()
    return { body: { ...options, brand: 'Michelin', services: ['fitting'], notes: 'Soon', number } }
  },
  postGuestRounds: async () => {
    const { number, options } = await guestInput()
    const { code, sent } = await keepCode(ctx, { purpose: 'quotes', account_id: null, sent_to: number })
    return { body: { ...options, session: sent.session, code } }
  },
  getGuestRoundsToken: byLink,
  postGuestRoundsTokenClose: byLink,
  postGuestRoundsTokenMore: async () => {
    const { near, token } = await makeGuestQuote()
    await anotherShop(near)
    return { params: { token } }
  },
  postGuestRoundsTokenAnswersIdDecline: ofGuestsAnswer,
  getGuestRoundsTokenAnswersIdHanded: ofGuestsAnswer,
  postGuestRoundsTokenAnswersIdHanded: ofGuestsAnswer,
  deleteGuestRoundsTokenAnswersIdHanded: ofGuestsAnswer,
  postGuestRoundsTokenAnswersIdBook: async () => ({
    ...(await ofGuestsAnswer()),
    body: { name: 'Sam Nkosi', date: friday, time: '11:00', seenTotalCents: 4 * (180_000 + 8000) },
  }),
  postQuoteAnswersIdDecline: ofAnswer,
  getQuoteAnswersIdHanded: ofAnswer,
  postQuoteAnswersIdHanded: ofAnswer,
  deleteQuoteAnswersIdHanded: ofAnswer,
  getShopsShopIdQuotes: async () => {
    const { shop, frontDesk } = await makeQuote()
    return { params: { shopId: shop.id }, cookie: frontDesk.cookie }
  },
  postShopQuotesIdAnswer: async () => {
    const { askId, frontDesk, listing } = await makeQuote()
    return {
      params: { id: askId },
      body: { listingId: listing.id, priceCents: 175_000, note: 'With new valves', validOn: '2026-11-27' },
      cookie: frontDesk.cookie,
    }
  },
  postShopQuotesIdDecline: ofAsk,
}
