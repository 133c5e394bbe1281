import { insertAccountOf, lockContact, provenNumber } from '#db/queries/sessions.ts'
import type { Context } from '../context.ts'
import { formatPhone } from '../rules/phone.ts'
import { transaction } from '../transaction.ts'

/**
 * The account of a person who has proven who they are; made where there is none, as a customer. Two that come at once
 * get the same one.
 */
export const accountOf = (
  ctx: Context,
  contactId: string,
  name?: string,
): Promise<{ accountId: string; created: boolean }> =>
  transaction(ctx, async (ctx) => {
    const contact = await lockContact(ctx.db, contactId)
    if (!contact) throw new Error(`there is no contact ${contactId}`)
    if (contact.account_id) return { accountId: contact.account_id, created: false }
    const number = await provenNumber(ctx.db, contactId)
    const accountId = await insertAccountOf(ctx.db, contactId, {
      role: 'customer',
      full_name: name ?? contact.name ?? (number ? formatPhone(number) : 'WhatsApp'),
      phone: number ?? null,
      at: ctx.clock.now(),
    })
    return { accountId, created: true }
  })
