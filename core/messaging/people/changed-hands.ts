import type { Context } from '#core/context.ts'
import { push } from '#core/realtime/push.ts'
import { maskAddress } from '#core/rules/people/phone.ts'
import { endCodesOf, endLinkOf } from '#db/queries/accounts/auth.ts'
import { addressesOf, ownersOf, takeNumberFrom } from '#db/queries/messaging/contacts.ts'
import type { Address } from '../inbound/inbound.ts'

/**
 * The contacts of the addresses of one message, all of them one person, the one to keep first. WhatsApp's own id stays
 * with a person, but a number may go to somebody else: a known number with another id belongs to a new person, and the
 * former one loses it.
 */
export async function peopleBehind(ctx: Context, addresses: readonly Address[]): Promise<string[]> {
  const phone = addresses.find(({ kind }) => kind === 'phone')
  const ids = addresses.filter(({ kind }) => kind !== 'phone')
  const [holder] = phone ? await ownersOf(ctx.db, [phone]) : []
  if (!phone || !holder || ids.length === 0) return ownersOf(ctx.db, addresses)
  const known = await ownersOf(ctx.db, ids)
  if (known.includes(holder) ? known.length === 1 : await isSamePerson(ctx, holder, { known, ids, phone }))
    return [holder, ...known.filter((one) => one !== holder)]
  if (known.includes(holder)) return known
  await loseNumber(ctx, holder, phone.value)
  return known
}

type Brought = { known: readonly string[]; ids: readonly Address[]; phone: Address }

/** Whether the contact of the number may be the person with these ids. `known` are the contacts of the ids so far. */
async function isSamePerson(ctx: Context, holder: string, { known, ids, phone }: Brought): Promise<boolean> {
  const theirs = (await addressesOf(ctx.db, holder)).filter(({ kind }) => kind !== 'phone')
  if (known.length === 0)
    return ctx.config.twilio.acceptsNewIds || !ids.some(({ kind }) => theirs.some((one) => one.kind === kind))
  // A person who hid the number until now has not changed it.
  const others = (await Promise.all(known.map((one) => addressesOf(ctx.db, one)))).flat()
  return theirs.length === 0 && !others.some(({ kind, value }) => kind === 'phone' && value !== phone.value)
}

/** Takes the number from the person with everything that it opened. The person keeps what they did. */
async function loseNumber(ctx: Context, contactId: string, number: string): Promise<void> {
  const at = ctx.clock.now()
  const lost = await takeNumberFrom(ctx.db, contactId, number, at)
  const everything = new Date(0)
  await endLinkOf(ctx.db, contactId, everything)
  if (lost.account_id) {
    await endCodesOf(ctx.db, lost.account_id, everything)
    await push(ctx, [`account:${lost.account_id}`], { type: 'session_ended' })
  }
  ctx.log.info({ contactId, number: maskAddress(number) }, 'a number has gone to somebody else')
}
