import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import type { Limit } from '#core/limits.ts'
import { clientKey } from '#core/rules/people/client-address.ts'

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
export async function countStranger(
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
