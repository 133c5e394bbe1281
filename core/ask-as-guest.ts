import { issueCode, spendCode } from '#core/auth/send-code.ts'
import type { Context } from '#core/context.ts'
import type { CodeSent } from '#core/contracts/auth.ts'
import type { GuestRound, SendQuotesCode } from '#core/contracts/deal/guest-quotes.ts'
import type { AskShops } from '#core/contracts/deal/quotes.ts'
import { actorOf } from '#core/load-actor.ts'
import { findOrMakeContact } from '#core/messaging/people/contacts.ts'
import { transaction } from '#core/transaction.ts'
import type { Client } from './auth/limits.ts'
import { noCodeSession } from './auth/refusals.ts'
import { roundToken } from './quotes/guests/round-link.ts'
import { askShops, checkShopsToAsk } from './quotes/rounds/ask-shops.ts'

/**
 * Sends a code to the number that the prices are to be told to, if any shop can be asked. Throws SIZE_UNKNOWN,
 * NO_SHOP_TO_ASK, and what issueCode throws.
 */
export async function sendQuotesCode(
  ctx: Context,
  { number, ...input }: SendQuotesCode,
  client: Client,
): Promise<CodeSent> {
  await checkShopsToAsk(ctx, input)
  return issueCode(ctx, { purpose: 'quotes', sent_to: number, account_id: null }, client)
}

/**
 * A guest asks shops for a price, with the number that the code was sent to: the prices come to it on WhatsApp, and stand
 * on a private page. Throws what spendCode and askShops throw.
 */
export async function askAsGuest(
  ctx: Context,
  { session, code, ...input }: AskShops & { session: string; code: string },
  client: Client,
): Promise<GuestRound> {
  // A code is spent, or an attempt, whatever becomes of the rest.
  const { purpose: given, sent_to: number } = await spendCode(ctx, { session, code }, null, client)
  if (given !== 'quotes') throw noCodeSession()
  return transaction(ctx, async (ctx) => {
    const contactId = await findOrMakeContact(ctx, [{ kind: 'phone', value: number }], undefined, 'code')
    const round = await askShops(ctx, await actorOf(ctx, contactId), input, 'web')
    return { token: roundToken(ctx.config, round.id), round }
  })
}
