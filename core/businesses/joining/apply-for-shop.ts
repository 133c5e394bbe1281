import { lockContact } from '#db/queries/accounts/sessions.ts'
import { documentOf, lockStanding, pendingShopsOf, putDocument, setLogo } from '#db/queries/joining/applications.ts'
import { type Actor, isOwner, isPerson } from '../../actor.ts'
import { adminsOnly } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import { makeEmailAccount } from '../../auth/email-sign-in.ts'
import type { Client } from '../../auth/limits.ts'
import { type NewSession, openSession } from '../../auth/sessions.ts'
import type { Context } from '../../context.ts'
import type { ApplyForShop, SellerSignUp } from '../../contracts/forms/joining.ts'
import type { DocumentKind, DocumentView, NewShop } from '../../contracts/seller/joining.ts'
import type { FileContent } from '../../media/inspect/file-content.ts'
import { inspect } from '../../media/inspect/inspect.ts'
import { giveUpPicture, keepPicture } from '../../media/keep-picture.ts'
import { fileStore } from '../../media/store.ts'
import { noteConsents } from '../../messaging/people/preferences.ts'
import { MAX_FILE_BYTES } from '../../rules/files/files.ts'
import { type Preferences, webPreferences } from '../../rules/notifications/preferences.ts'
import { LOGO_BYTES, LOGO_SIDE, LOGO_TYPES } from '../../rules/shops/uploads.ts'
import { fileName, removeContent, storeContent } from '../../threads/files/files.ts'
import { fileContent } from '../../threads/files/upload-file.ts'
import { transaction } from '../../transaction.ts'
import { ownerRequired } from '../members/members.ts'
import { documentView } from './application.ts'
import { canApply, canManageApplication, canReadDocuments } from './joining-policy.ts'
import {
  applicationNotFound,
  documentKindRefused,
  documentNotFound,
  documentTooLarge,
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

type Given = { name: string; bytes: Uint8Array }

type ServedDocument = { name: string; type: string; kind: 'document' | 'picture'; bytes: Uint8Array }

/**
 * Keeps a document of the shop, in place of the one of its kind. Throws SHOP_NOT_FOUND, STATUS_FORBIDS,
 * DOCUMENT_TOO_LARGE, DOCUMENT_KIND_REFUSED.
 */
export async function addDocument(
  ctx: Context,
  actor: Actor,
  { shopId, kind }: { shopId: string; kind: DocumentKind },
  given: Given,
): Promise<DocumentView> {
  if (given.bytes.byteLength > MAX_FILE_BYTES) throw documentTooLarge()
  const content = await fileContent(given.bytes)
  if (!content || content.kind === 'voice') throw documentKindRefused()
  const key = await storeContent(ctx, content)
  try {
    const { view, old } = await transaction(ctx, (ctx) => put(ctx, actor, { shopId, kind, key, content }, given.name))
    if (old) await removeContent(ctx, old)
    return view
  } catch (error) {
    await removeContent(ctx, key)
    throw error
  }
}

type Kept = { shopId: string; kind: DocumentKind; key: string; content: FileContent }

async function put(ctx: Context, actor: Actor, { shopId, kind, key, content }: Kept, name: string) {
  const shop = await lockStanding(ctx.db, shopId)
  if (!shop || !canManageApplication(actor, shopId)) throw documentNotFound()
  if (shop.business_status === 'blocked') throw notNow(shop.business_status)
  const row = {
    shop_id: shopId,
    kind,
    name: fileName(name, content),
    type: content.type,
    bytes: content.bytes.byteLength,
    sha256: content.sha256,
    storage_key: key,
    uploaded_by: actor.contactId,
    created_at: ctx.clock.now(),
  }
  const { id, old } = await putDocument(ctx.db, row)
  await noteAudit(ctx, {
    contactId: actor.contactId,
    action: old ? 'update' : 'create',
    entity: 'document',
    entityId: id,
    after: { shop: shopId, kind },
  })
  return { view: documentView({ ...row, id }), old }
}

/** The content for an owner or an admin; an admin's look is noted. Throws DOCUMENT_NOT_FOUND. */
export async function readDocument(
  ctx: Context,
  actor: Actor,
  shopId: string,
  kind: DocumentKind,
): Promise<ServedDocument> {
  const row = canReadDocuments(actor, shopId) ? await documentOf(ctx.db, shopId, kind) : undefined
  const bytes = row && (await fileStore(ctx.config).get(row.storage_key))
  if (!row || !bytes) throw documentNotFound()
  if (isPerson(actor) && !isOwner(actor, shopId))
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'read',
      entity: 'document',
      entityId: row.id,
    })
  return { name: row.name, type: row.type, kind: row.type === 'application/pdf' ? 'document' : 'picture', bytes }
}
