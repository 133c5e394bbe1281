import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { link, text } from '#bot/engine/say.ts'
import { awayRefusal } from '#core/blocks.ts'
import { claimGuestBookings, claimWithKey, guestLink } from '#core/bookings/guests/guest-booking.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { shopNotFound } from '#core/bookings/refusals.ts'
import { shopBooking } from '#core/bookings/shop-bookings.ts'
import { dealOfCode } from '#core/deals/list-deals.ts'
import { Refusal } from '#core/errors.ts'
import { localDate } from '#core/rules/time/time.ts'
import { type FromWeb, readFromWeb } from '#core/rules/website/whatsapp-texts.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { latestAnswer } from '#core/threads/chat.ts'
import { threadOfReference } from '#core/threads/keep-thread.ts'
import { startBooking } from './booking/draft.ts'
import { refusalWords } from './refused.ts'
import { frame } from './steps.ts'
import { threadsFrame } from './threads/flow.ts'

/** 'Continue on WhatsApp' on the website puts words in that lead to the step where the person left off. */
export async function fromWebOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const meant = message.kind === 'text' && !message.choice ? readFromWeb(message.text) : undefined
  switch (meant?.about) {
    case 'listing':
      return enter(startBooking({ code: meant.code, quantity: meant.quantity }))
    case 'deal':
      return dealOutcome(meant, turn)
    case 'quote':
      return enter(frame('search', 'offer', { query: {}, code: meant.code }))
    case 'compare':
      return enter(frame('search', 'compare', { query: {}, compared: meant.codes }))
    case 'fitting':
    case 'message':
      return shopOutcome(meant, turn)
    case 'booking':
      return bookingOutcome(meant, turn)
    case 'thread':
      return threadOutcome(meant, turn)
    case 'register':
      return aside(
        link(turn.say.common.registerShop, turn.say.common.registerButton, `${turn.ctx.config.publicUrl}/signup`),
      )
  }
  return undefined
}

type Meant<About extends FromWeb['about']> = Extract<FromWeb, { about: About }>

async function dealOutcome({ code, quantity }: Meant<'deal'>, { ctx, say }: Turn): Promise<Outcome> {
  const deal = await dealOfCode(ctx, code, localDate(ctx.clock.now()))
  if (!deal) return aside(text(say.common.noSuchCode(code)))
  if (deal.runs) return enter(startBooking({ code: deal.listingCode, quantity }))
  return enter(frame('search', 'offer', { query: { quantity }, code: deal.listingCode }), text(say.common.dealEnded))
}

async function shopOutcome({ about, slug }: Meant<'fitting' | 'message'>, { ctx, say }: Turn): Promise<Outcome> {
  const shop = await shopDetails(ctx, slug)
  if (!shop) return aside(text(refusalWords((await awayRefusal(ctx, { shop: slug })) ?? shopNotFound(), say)))
  return about === 'fitting'
    ? enter(startBooking({ shopId: shop.id, quantity: 4, services: ['fitting'] }))
    : enter(threadsFrame({ shopId: shop.id }))
}

/** A conversation on the website goes on here, from what was written last; a guest's by the key of its private page. */
async function threadOutcome(meant: Meant<'thread'>, { ctx, actor, say }: Turn): Promise<Outcome> {
  const found = await threadOfReference(ctx, actor, meant).catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  if (found instanceof Refusal)
    return aside(
      text(found.code === 'THREAD_NOT_FOUND' ? say.threads.noneSo(meant.reference) : refusalWords(found, say)),
    )
  const { threadId, isGiven, link } = found
  const thanks = isGiven ? [text(say.threads.claimed(link))] : []
  return enter(threadsFrame({ threadId }), ...thanks, ...(await lastAnswer(threadId, { ctx, actor, say })))
}

/** What the other side has written last. */
async function lastAnswer(threadId: string, { ctx, actor, say }: Pick<Turn, 'ctx' | 'actor' | 'say'>) {
  const latest = await latestAnswer(ctx, actor, threadId)
  return latest ? [text(say.threads.theyWrote(latest.from, latest.words))] : []
}

/** The person's own booking, or one that they made as a guest; at a shop's counter, one of the shop's. */
async function bookingOutcome({ code, key }: Meant<'booking'>, { ctx, contact, actor, say }: Turn): Promise<Outcome> {
  const claimed = key ? await claimWithKey(ctx, contact.id, code, key) : (await claimGuestBookings(ctx, contact.id)) > 0
  const mine = (await myBookings(ctx, actor, { limit: 50 })).find((one) => one.code === code)
  if (mine) {
    // The number alone ends the private link, whose key does not.
    const page = key ? guestLink(ctx.config, mine.id) : `${ctx.config.publicUrl}/booking`
    const thanks = claimed ? [text(say.booking.claimed(page))] : []
    return enter(frame('my-bookings', 'one', { bookingId: mine.id }), ...thanks)
  }
  const atFrontDesk = await shopBooking(ctx, actor, code)
  if (atFrontDesk) return enter(frame('shop-desk', 'work', { bookingId: atFrontDesk.id }))
  return aside(text(say.booking.noneWithCode(code)))
}
