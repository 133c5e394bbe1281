import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import type { Limit } from '#core/limits.ts'
import { clientKey } from '#core/rules/people/client-address.ts'

const HOUR = 3600

/**
 * How much unproven guests may ask of shops. On a mobile network many people share one address, so these leave room.
 */
const limits = {
  number: { name: 'strangers-number', times: 5, seconds: HOUR },
  mailbox: { name: 'strangers-mailbox', times: 5, seconds: HOUR },
  client: { name: 'strangers-client', times: 20, seconds: HOUR },
  clientAtShop: { name: 'strangers-client-shop', times: 3, seconds: HOUR / 2 },
  shop: { name: 'strangers-shop', times: 40, seconds: HOUR },
} satisfies Record<string, Limit>

/** Where a request comes from. */
export type Client = { address: string }

type Asked = { shopId?: string | undefined; phone?: string | null | undefined; email?: string | null | undefined }

/** Counts one booking request, message or quote of an unproven guest. Throws TOO_MANY_REQUESTS. */
export async function countStranger(
  ctx: Context,
  { shopId, phone, email }: Asked,
  client: Client | undefined,
): Promise<void> {
  const from = client && clientKey(client.address)
  const counted: [Limit, string | null | undefined][] = [
    [limits.client, from],
    [limits.clientAtShop, from && shopId && `${from} ${shopId}`],
    [limits.shop, shopId],
    [limits.number, phone],
    [limits.mailbox, email?.toLowerCase()],
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
