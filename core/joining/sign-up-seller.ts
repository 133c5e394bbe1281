import { makeEmailAccount } from '../auth/email-sign-in.ts'
import type { Client } from '../auth/limits.ts'
import { type NewSession, openSession } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import type { SellerSignUp } from '../contracts/forms/joining.ts'
import type { NewShop } from '../contracts/seller/joining.ts'
import { noteConsents } from '../messaging/people/consents.ts'
import { type Preferences, webPreferences } from '../rules/notifications/preferences.ts'
import { openShop } from './open-shop.ts'

export type SellerEntry = { session: NewSession; created: true; shop: NewShop }

/**
 * Makes a business account with its first shop, both or neither, and signs in. An address that has an account is treated
 * as any other sign-up is, so the answer tells nothing. Throws PLACE_UNKNOWN, TOO_MANY_REQUESTS, AUTH_UNAVAILABLE.
 */
export const signUpSeller = (ctx: Context, wish: SellerSignUp, client: Client): Promise<SellerEntry> => {
  const { fullName: name, email, password, contactPhone: phone } = wish
  const person = { name, email, password, phone, role: 'business' as const, preferences: chosenPreferences(wish) }
  return makeEmailAccount(ctx, person, client, async (ctx, { accountId, contactId }) => {
    const { businessName, address, place, contactPhone, services } = wish
    const given = { businessName, address, place, contactPhone, services, contactEmail: email }
    const shop = await openShop(ctx, contactId, given)
    if (wish.marketingEmails)
      await noteConsents(ctx, contactId, [{ channel: 'email', purpose: 'marketing', given: true }], {
        how: 'ticked the box of the business application',
        source: 'web',
      })
    return { session: await openSession(ctx, accountId, client, 'email'), created: true, shop }
  })
}

type Choices = Pick<SellerSignUp, 'emailNotifications' | 'smsNotifications' | 'marketingEmails'>

function chosenPreferences({ emailNotifications, smsNotifications, marketingEmails }: Choices): Preferences {
  const { email } = webPreferences
  return {
    ...webPreferences,
    email: { ...email, enabled: emailNotifications, marketing: marketingEmails },
    sms: { enabled: smsNotifications },
  }
}
