import { lockContact } from '#db/queries/accounts/sessions.ts'
import { lockStanding, pendingShopsOf, setLogo } from '#db/queries/joining/shops.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly } from '../../admin/refusals.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import { makeEmailAccount } from '../../auth/email-sign-in.ts'
import type { Client } from '../../auth/limits.ts'
import { type NewSession, openSession } from '../../auth/sessions.ts'
import type { Context } from '../../context.ts'
import type { ApplyForShop, SellerSignUp } from '../../contracts/forms/joining.ts'
import type { NewShop } from '../../contracts/seller/joining.ts'
import { inspect } from '../../media/inspect/inspect.ts'
import { giveUpPicture, keepPicture } from '../../media/keep-picture.ts'
import { ownerRequired } from '../../members/members.ts'
import { noteConsents } from '../../messaging/people/consents.ts'
import { type Preferences, webPreferences } from '../../rules/notifications/preferences.ts'
import { LOGO_BYTES, LOGO_SIDE, LOGO_TYPES } from '../../rules/shops/uploads.ts'
import { transaction } from '../../transaction.ts'
import { canApply, canManageApplication } from './joining-policy.ts'
import {
  applicationNotFound,
  logoKindRefused,
  logoTooLarge,
  notNow,
  openShop,
  tooManyApplications,
} from './standing.ts'

/** More of one person at a time are looked at by nobody. */
const MAX_PENDING = 5

/** Puts a shop forward for somebody who has an account. Throws PLACE_UNKNOWN, TOO_MANY_APPLICATIONS. */
export const applyForShop = (ctx: Context, actor: Actor, input: ApplyForShop): Promise<{ shop: NewShop }> =>
  transaction(ctx, async (ctx) => {
    if (!canApply(actor)) throw adminsOnly()
    await lockContact(ctx.db, actor.contactId)
    if ((await pendingShopsOf(ctx.db, actor.contactId)) >= MAX_PENDING) throw tooManyApplications()
    return { shop: await openShop(ctx, actor.contactId, input) }
  })

type SellerEntry = { session: NewSession; created: true; shop: NewShop }

/**
 * Makes a business account with its first shop, both or neither, and signs in. An address that has an account is treated
 * as any other sign-up is, so the answer tells nothing. Throws PLACE_UNKNOWN, TOO_MANY_REQUESTS, AUTH_UNAVAILABLE.
 */
export const signUpSeller = (ctx: Context, input: SellerSignUp, client: Client): Promise<SellerEntry> => {
  const { fullName: name, email, password, contactPhone: phone } = input
  const person = { name, email, password, phone, role: 'business' as const, preferences: chosenPreferences(input) }
  return makeEmailAccount(ctx, person, client, async (ctx, { accountId, contactId }) => {
    const { businessName, address, place, contactPhone, services } = input
    const given = { businessName, address, place, contactPhone, services, contactEmail: email }
    const shop = await openShop(ctx, contactId, given)
    if (input.marketingEmails)
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

/**
 * The logo of a shop that is not approved yet, made square. Afterwards the profile has rules of its own. Throws
 * SHOP_NOT_FOUND, OWNER_REQUIRED, STATUS_FORBIDS, LOGO_TOO_LARGE, LOGO_KIND_REFUSED.
 */
export async function setApplicationLogo(
  ctx: Context,
  actor: Actor,
  shopId: string,
  bytes: Uint8Array,
): Promise<{ logoUrl: string }> {
  if (bytes.byteLength >= LOGO_BYTES) throw logoTooLarge()
  const square = await inspect('square', [bytes, LOGO_SIDE, LOGO_TYPES], () => undefined)
  if (!square) throw logoKindRefused()
  const { url } = await keepPicture(ctx, square, LOGO_SIDE)
  return transaction(ctx, async (ctx) => {
    const shop = await lockStanding(ctx.db, shopId)
    if (!shop) throw applicationNotFound()
    if (!canManageApplication(actor, shopId)) throw ownerRequired()
    if (!['pending', 'inactive'].includes(shop.business_status)) throw notNow(shop.business_status)
    await giveUpPicture(ctx, shop.logo_url)
    await setLogo(ctx.db, shopId, url, ctx.clock.now())
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      after: { logo: url },
    })
    return { logoUrl: url }
  })
}
