import { type Actor, isPerson } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import type { Limit } from '#core/limits.ts'
import { clientKey } from '#core/rules/people/device.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import type { NewBooking } from '#db/queries/bookings/bays.ts'
import { baysHeldFor, lockUnverifiedGuest } from '#db/queries/bookings/guest-holds.ts'
import { heldAlready } from '../refusals.ts'

/** A guest whose number and address are both unproven holds at most so many bays, and no longer than this. */
const BAYS_HELD_AT_A_SHOP = 1
const BAYS_HELD_IN_ALL = 2
const MINUTES_HELD = 30

/**
 * Whether neither number nor address of the customer is proven: a guest without an account, or an account without any
 * proof. `known`: what bookingContact tells of the actor.
 */
export const isUnverifiedGuest = (actor: Actor, known: { proven: boolean } | undefined): boolean =>
  actor.kind === 'guest' || (isPerson(actor) && known?.proven !== true)

/**
 * The booking row of an unverified guest, whose bay is held for half an hour only, until number or address is proven,
 * and who holds only a few bays. Requests of the same guest wait here for each other. Throws TIME_HELD_ALREADY.
 */
export async function heldForAWhile(ctx: Context, row: NewBooking): Promise<NewBooking> {
  const now = ctx.clock.now()
  const unverifiedGuest = unverifiedGuestOf(row)
  await lockUnverifiedGuest(ctx.db, unverifiedGuest)
  const held = await baysHeldFor(ctx.db, unverifiedGuest, row.shop_id, now)
  if (held.here >= BAYS_HELD_AT_A_SHOP || held.inAll >= BAYS_HELD_IN_ALL) throw heldAlready()
  const until = addMinutes(now, MINUTES_HELD)
  const answerBy = row.expires_at ? new Date(row.expires_at) : until
  return { ...row, held_until: until, answer_by: answerBy, expires_at: answerBy < until ? answerBy : until }
}

/** Counts a request after it was made; over the limit the transaction undoes it. Throws TOO_MANY_REQUESTS. */
export const countRequest = (ctx: Context, row: NewBooking, client: Client | undefined): Promise<void> =>
  countUnverifiedGuest(ctx, { shopId: row.shop_id, ...unverifiedGuestOf(row), holdsBay: true }, client)

const unverifiedGuestOf = ({ customer_phone, customer_email, customer_contact_id }: NewBooking) => ({
  phone: customer_phone ?? null,
  email: customer_email ?? null,
  contactId: customer_contact_id ?? null,
})

const HOUR = 3600

/**
 * How much unproven guests may ask of shops: counted by the number and the mailbox that they give, and at last by their
 * address, which thousands share on a mobile network.
 */
const limits = {
  number: { name: 'strangers-number', times: 5, seconds: HOUR },
  mailbox: { name: 'strangers-mailbox', times: 5, seconds: HOUR },
  numberAtShop: { name: 'strangers-number-shop', times: 3, seconds: HOUR / 2 },
  mailboxAtShop: { name: 'strangers-mailbox-shop', times: 3, seconds: HOUR / 2 },
  client: { name: 'strangers-client', times: 120, seconds: HOUR },
  /** A request holds a bay for half an hour, so nobody takes a shop's day from one connection. */
  baysAtShop: { name: 'strangers-bays-shop', times: 3, seconds: HOUR / 2 },
  clientAtShop: { name: 'strangers-client-shop', times: 20, seconds: HOUR / 2 },
  shop: { name: 'strangers-shop', times: 80, seconds: HOUR },
} satisfies Record<string, Limit>

/** Where a request comes from. */
export type Client = { address: string }

type Asked = {
  shopId?: string | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  holdsBay?: boolean
}

/** Counts one booking request, message or quote of an unproven guest. Throws TOO_MANY_REQUESTS. */
export async function countUnverifiedGuest(
  ctx: Context,
  { shopId, phone, email, holdsBay }: Asked,
  client: Client | undefined,
): Promise<void> {
  const from = client && clientKey(client.address)
  const mailbox = email?.toLowerCase()
  const atShop = (whose: string | null | undefined) => whose && shopId && `${whose} ${shopId}`
  const counted: [Limit, string | null | undefined][] = [
    [limits.number, phone],
    [limits.numberAtShop, atShop(phone)],
    [limits.mailbox, mailbox],
    [limits.mailboxAtShop, atShop(mailbox)],
    [limits.client, from],
    [holdsBay ? limits.baysAtShop : limits.clientAtShop, atShop(from)],
    [limits.shop, shopId],
  ]
  for (const [limit, key] of counted) {
    const wait = key ? await ctx.limits.take(limit, key) : undefined
    if (wait !== undefined) throw tooManyUnproven(wait)
  }
}

const tooManyUnproven = (waitMs: number) =>
  new Refusal(
    'TOO_MANY_REQUESTS',
    'Too many requests that nobody has confirmed. Sign in, continue on WhatsApp, or try again later.',
    429,
    { retryAfter: String(Math.max(1, Math.ceil(waitMs / 1000))) },
  )
