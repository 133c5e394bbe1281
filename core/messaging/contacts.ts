import {
  giveAddresses,
  insertConsent,
  insertContact,
  insertPreferences,
  joinContacts,
  lockAddresses,
  ownersOf,
} from '#db/queries/contacts.ts'
import type { Context } from '../context.ts'
import { chatPreferences } from '../rules/preferences.ts'
import { transaction } from '../transaction.ts'
import type { Address } from './inbound.ts'
import { preferenceColumns } from './preference-columns.ts'

/**
 * The one person whom all the addresses lead to. Their owner has just proven them by writing, so a claim that somebody
 * only typed gives way, and contacts that turn out to be the same person become one.
 */
export const findOrMakeContact = (
  ctx: Context,
  addresses: readonly [Address, ...Address[]],
  name: string | undefined,
) =>
  transaction(ctx, async (ctx) => {
    await lockAddresses(ctx.db, addresses)
    const [known, ...others] = await ownersOf(ctx.db, addresses)
    const contactId = known ?? (await makeContact(ctx, addresses[0], name))
    for (const other of others) await joinContacts(ctx.db, contactId, other)
    await giveAddresses(ctx.db, contactId, addresses, ctx.clock.now())
    return contactId
  })

async function makeContact(ctx: Context, address: Address, name: string | undefined): Promise<string> {
  const id = await insertContact(ctx.db, { name: name ?? null, whatsapp_address: address.value })
  await insertPreferences(ctx.db, { contact_id: id, ...preferenceColumns(chatPreferences) })
  await insertConsent(ctx.db, {
    contact_id: id,
    channel: 'whatsapp',
    purpose: 'service',
    given: true,
    how: 'wrote to our number',
    source: 'whatsapp',
    at: ctx.clock.now(),
  })
  return id
}
