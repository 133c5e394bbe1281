import type { Context } from '#core/context.ts'
import { push } from '#core/realtime.ts'
import { chatPreferences, provenNumberPreferences } from '#core/rules/notifications/preferences.ts'
import { maskAddress } from '#core/rules/people/phone.ts'
import { transaction } from '#core/transaction.ts'
import { endCodesOf, endLinkOf } from '#db/queries/accounts/auth.ts'
import {
  addressesOf,
  giveAddresses,
  insertConsent,
  insertContact,
  joinContacts,
  lockAddresses,
  nobodyAt,
  ownersOf,
  takeNumberFrom,
} from '#db/queries/messaging/contacts.ts'
import type { Newcomer } from '#db/queries/messaging/inbound.ts'
import type { Address } from '../inbound/inbound.ts'
import { givePreferences } from './preferences.ts'

/** How a person became known, and what that allows us to send. */
const arrivals = {
  message: { preferences: chatPreferences, how: 'wrote to our number', source: 'whatsapp' },
  code: { preferences: provenNumberPreferences, how: 'confirmed the number with a code', source: 'web' },
}
export type Arrival = keyof typeof arrivals

/** The settings that a first message gives a person. */
export const newcomer: Newcomer = arrivals.message

/**
 * The one contact that all the addresses lead to; makes one if there is none. The owner has just proven the addresses,
 * so a claim that somebody only typed ends, and contacts that turn out to be the same person are joined.
 */
export const findOrMakeContact = (
  ctx: Context,
  addresses: readonly [Address, ...Address[]],
  name: string | undefined,
  by: Arrival = 'message',
) =>
  transaction(ctx, async (ctx) => {
    await lockAddresses(ctx.db, addresses)
    const [known, ...others] = await peopleBehind(ctx, addresses)
    const contactId = known ?? (await makeContact(ctx, addresses, name, by))
    for (const other of others) await joinContacts(ctx.db, contactId, other, ctx.clock.now())
    await giveAddresses(ctx.db, contactId, addresses, ctx.clock.now())
    return contactId
  })

async function makeContact(
  ctx: Context,
  addresses: readonly [Address, ...Address[]],
  name: string | undefined,
  by: Arrival,
): Promise<string> {
  const { preferences, how, source } = arrivals[by]
  const known = await nobodyAt(ctx.db, addresses)
  const id = known ?? (await insertContact(ctx.db, { name: name ?? null, whatsapp_address: addresses[0].value }))
  await givePreferences(ctx, id, preferences)
  await insertConsent(ctx.db, {
    contact_id: id,
    channel: 'whatsapp',
    purpose: 'service',
    given: true,
    how,
    source,
    at: ctx.clock.now(),
  })
  return id
}

/**
 * The contacts of the addresses of one message, all of them one person, the one to keep first. WhatsApp's own id stays
 * with a person, but a number may go to somebody else: a known number with another id belongs to a new person, and the
 * former one loses it.
 */
async function peopleBehind(ctx: Context, addresses: readonly Address[]): Promise<string[]> {
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
