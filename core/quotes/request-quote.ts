import { type ListingToBook, listingToBook } from '#db/queries/bookings/shops-to-book.ts'
import { insertQuote } from '#db/queries/threads/threads.ts'
import { type Actor, isPerson } from '../actor.ts'
import { type Client, countUnverifiedGuest } from '../bookings/guests/unverified-guest.ts'
import type { Context } from '../context.ts'
import type { AccountView } from '../contracts/auth.ts'
import type { RequestQuote } from '../contracts/forms/messages.ts'
import type { QuoteMade } from '../contracts/threads.ts'
import { Refusal } from '../errors.ts'
import { serviceNames } from '../rules/bookings/service-names.ts'
import { withFreshCode } from '../rules/code.ts'
import { formatPhone } from '../rules/format.ts'
import { localDate } from '../rules/time/time.ts'
import { codeOf } from '../search/offer-view.ts'
import { businessToBusiness } from '../threads/refusals.ts'
import { guestThreadMade, type Opener, openThread, shopToWrite } from '../threads/start-thread.ts'
import { transaction } from '../transaction.ts'
import { canAskForQuote } from './quote-policy.ts'

type Profile = Pick<AccountView, 'name' | 'email' | 'phone'>

/**
 * Asks a shop for a price, in a thread of its own. The account fills what a signed-in person leaves out. Throws
 * INVALID, BUSINESS_NOT_FOUND, LISTING_NOT_FOUND, OUT_OF_STOCK, BUSINESS_TO_BUSINESS, BUSINESS_OWNER_NOT_FOUND.
 */
export const requestQuote = (
  ctx: Context,
  actor: Actor,
  profile: Profile | undefined,
  input: RequestQuote,
  client?: Client,
): Promise<QuoteMade> =>
  transaction(ctx, async (ctx) => {
    const contactId = isPerson(actor) ? actor.contactId : undefined
    if (!canAskForQuote(actor)) throw businessToBusiness()
    const name = input.name || profile?.name
    const phone = input.phone ?? profile?.phone ?? undefined
    const email = input.email ?? profile?.email ?? undefined
    checkContact(name, phone)
    const shop = await shopToWrite(ctx, input.shopId)
    const tyre = input.listingCode ? await tyreOf(ctx, input.listingCode, shop.id) : undefined
    checkQuantity(input, tyre)
    if (!contactId) await countUnverifiedGuest(ctx, { shopId: shop.id, phone, email }, client)
    const reference = await keepQuote(ctx, shop.id, input, tyre)
    const opener: Opener = contactId ? { contactId } : { guest: { name: name ?? '', email, phone } }
    const access = await openThread(ctx, opener, {
      shop,
      type: 'quote',
      subject: `Quote ${reference}: ${shop.name}`,
      message: wordsOf(reference, input, tyre, contactId ? { phone, email: undefined } : { phone, email }),
      quoteReference: reference,
      ...(tyre && { metadata: { listingCode: tyre.code } }),
    })
    return contactId
      ? { threadId: access.thread.id, reference, link: null, byEmail: false }
      : { ...guestThreadMade(ctx, access), reference }
  })

function checkContact(name: string | undefined, phone: string | undefined): void {
  const fields = {
    ...(!name && { name: 'Name is required' }),
    ...(!phone && { phone: 'Phone number is required' }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID', 'Please check what you entered.', 400, fields)
}

async function tyreOf(ctx: Context, code: string, shopId: string): Promise<ListingToBook> {
  const tyre = await listingToBook(ctx.db, { code: codeOf(code) }, shopId, localDate(ctx.clock.now()))
  if (!tyre) throw new Refusal('LISTING_NOT_FOUND', 'This tyre is not listed any more', 404)
  return tyre
}

function checkQuantity({ quantity }: RequestQuote, tyre: ListingToBook | undefined): void {
  if (!tyre || quantity <= tyre.available) return
  const says = tyre.available === 0 ? 'This tyre is sold out' : `Only ${tyre.available} of this tyre left`
  throw new Refusal('OUT_OF_STOCK', says, 409, { quantity: says })
}

async function keepQuote(
  ctx: Context,
  shopId: string,
  input: RequestQuote,
  tyre: ListingToBook | undefined,
): Promise<string> {
  const { reference } = await withFreshCode(ctx.random, (reference) =>
    insertQuote(ctx.db, {
      reference,
      shop_id: shopId,
      listing_id: tyre?.id ?? null,
      tyre_brand: tyre?.brand ?? null,
      tyre_model: tyre?.model ?? null,
      tyre_size: tyre?.size ?? null,
      price_cents: tyre?.priceCents ?? null,
      quantity: input.quantity,
      extras: [...new Set(input.extras)],
      notes: input.notes,
      created_at: ctx.clock.now(),
    }),
  )
  return reference
}

type Reach = { phone: string | undefined; email: string | undefined }

function wordsOf(
  reference: string,
  { quantity, extras, notes }: RequestQuote,
  tyre: ListingToBook | undefined,
  reach: Reach,
) {
  const what = tyre ? `${tyre.brand} ${tyre.model} ${tyre.size} (${tyre.code})` : 'tyres'
  const work = [...new Set(extras)].map((one) => serviceNames[one].toLowerCase())
  const lines = [
    `Please quote (${reference}): ${quantity} x ${what}${work.length > 0 ? `, with ${work.join(', ')}` : ''}.`,
    notes,
    reach.phone && `Phone: ${formatPhone(reach.phone)}`,
    reach.email && `E-mail: ${reach.email}`,
  ]
  return lines.filter(Boolean).join('\n')
}
