import type { Context } from '#core/context.ts'
import { chatPreferences, provenNumberPreferences } from '#core/rules/notifications/preferences.ts'
import { transaction } from '#core/transaction.ts'
import { giveAddresses, insertConsent, insertContact, lockAddresses, nobodyAt } from '#db/queries/messaging/contacts.ts'
import type { Newcomer } from '#db/queries/messaging/inbound.ts'
import { joinContacts } from '#db/queries/messaging/join-contacts.ts'
import type { Address } from '../inbound/inbound.ts'
import { peopleBehind } from './changed-hands.ts'
import { givePreferences } from './keep-preferences.ts'

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
