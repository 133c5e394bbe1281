import { lockBooking } from '#db/queries/bookings/bookings.ts'
import { calledBesideRoad } from '#db/queries/rescue/rescue.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import { visibleShop } from '#db/queries/shops/shops.ts'
import { bringBack, guestOfBooking, pinBooking, threadToContinue } from '#db/queries/threads/open-threads.ts'
import { insertParticipants, joinThread } from '#db/queries/threads/thread-people.ts'
import { bookingForThread, insertThread, quoteForThread } from '#db/queries/threads/threads.ts'
import { type Actor, isPerson, type Person } from '../actor.ts'
import { refuseAway } from '../blocks.ts'
import { isCustomer } from '../bookings/booking-policy.ts'
import { linkHolder } from '../bookings/guests/guest-booking.ts'
import { type Client, countUnverifiedGuest } from '../bookings/guests/unverified-guest.ts'
import { bookingNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { GuestMessage } from '../contracts/forms/messages.ts'
import type { GuestThreadMade, MessageMetadata, StartThread, ThreadType, ThreadView } from '../contracts/threads.ts'
import { Refusal } from '../errors.ts'
import { brand } from '../rules/brand.ts'
import { codeOf } from '../search/offer-view.ts'
import { transaction } from '../transaction.ts'
import type { TwilioMedia } from './files/fetch-files.ts'
import { takeLooseFiles } from './files/loose-files.ts'
import { noteThreadMade } from './note-thread.ts'
import { readThread } from './read-thread.ts'
import { businessNotFound, businessToBusiness, orFail, ownerNotFound, shopRequired, tiedElsewhere } from './refusals.ts'
import { sendMessage } from './send-message.ts'
import { accessOfParticipant, countNewThread, type ThreadAccess, threadAccess, threadLink } from './thread-access.ts'
import { canWriteToShops } from './thread-policy.ts'
import { referenceOf } from './thread-view.ts'

/** The person who begins the thread: one whom we know, or a guest with typed details. */
export type Opener =
  | { contactId: string }
  | { guest: { name: string; email?: string | undefined; phone?: string | undefined } }

type Opening = {
  shop: { id: string; name: string } | undefined
  type: ThreadType
  subject?: string | undefined
  message: string
  /** What came with it from WhatsApp. */
  media?: readonly TwilioMedia[] | undefined
  /** Loose files that go along. */
  files?: readonly string[] | undefined
  metadata?: MessageMetadata
  bookingId?: string | undefined
  quoteReference?: string | undefined
}

/**
 * Writes thread, participants and first message in one transaction. Throws BUSINESS_OWNER_NOT_FOUND, TOO_MANY_THREADS,
 * and what sendMessage throws.
 */
export const openThread = (ctx: Context, opener: Opener, opening: Opening): Promise<ThreadAccess> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const people = opening.shop ? await peopleOfShop(ctx.db, opening.shop.id) : []
    if (opening.shop && people.length === 0) throw ownerNotFound(opening.shop.id)
    if (opening.shop && 'contactId' in opener && people.includes(opener.contactId)) throw businessToBusiness()
    if ('contactId' in opener) await countNewThread(ctx, opener.contactId)
    const threadId = await insertThread(ctx.db, {
      shop_id: opening.shop?.id ?? null,
      type: opening.type,
      subject: opening.subject || (opening.shop ? `Inquiry: ${opening.shop.name}` : `Inquiry: ${brand.name}`),
      booking_id: opening.bookingId ?? null,
      quote_reference: opening.quoteReference ?? null,
      created_at: at,
      updated_at: at,
      last_message_at: at,
    })
    const asked = { thread_id: threadId, joined_at: at }
    const called = await calledByShop(ctx, opener, opening)
    const rows = await orFail(ctx, 'PARTICIPANT_CREATION_FAILED', () =>
      insertParticipants(ctx.db, [
        { ...asked, role: 'customer', ...identity(opener), called },
        ...people.map((contactId) => ({ ...asked, role: 'business' as const, contact_id: contactId })),
      ]),
    )
    const access = await accessOfParticipant(ctx, rows.find(({ role }) => role === 'customer')?.id ?? '')
    const { contact_id: contactId } = access.me
    await noteThreadMade(ctx, { contactId, threadId }, { ...opening, shopId: opening.shop?.id ?? null })
    await sendMessage(ctx, access, {
      message: opening.message,
      ...(opening.media && { media: opening.media }),
      files: await takeLooseFiles(ctx, access, opening.files ?? []),
      ...(opening.metadata && { metadata: opening.metadata }),
    })
    return access
  })

const identity = (opener: Opener) =>
  'contactId' in opener
    ? { contact_id: opener.contactId }
    : {
        guest_name: opener.guest.name,
        guest_email: opener.guest.email ?? null,
        guest_phone: opener.guest.phone ?? null,
      }

/** A shop that was asked beside the road was promised no more than the first name; without one 'Customer' stands there. */
async function calledByShop(ctx: Context, opener: Opener, { shop }: Opening): Promise<string | null> {
  if (!shop || !('contactId' in opener)) return null
  const called = await calledBesideRoad(ctx.db, opener.contactId, shop.id)
  return called === undefined ? null : called || 'Customer'
}

/**
 * A person, signed in or in the chat, writes to a shop, or, with type support, to us. A thread that they have with the
 * shop goes on. Throws BUSINESS_NOT_FOUND,
 * BUSINESS_TO_BUSINESS, BUSINESS_OWNER_NOT_FOUND, FILE_NOT_FOUND, THREAD_CREATION_FAILED for a booking or quote of somebody else.
 */
export const startThread = (
  ctx: Context,
  actor: Actor,
  input: Omit<StartThread, 'files'> & Pick<Opening, 'media' | 'files'>,
): Promise<ThreadView> =>
  transaction(ctx, async (ctx) => {
    if (!isPerson(actor)) throw personRequired()
    const { contactId } = actor
    const metadata = metadataOf(input)
    if (input.type === 'support') {
      const { message, subject, media, files } = input
      const opening = { shop: undefined, type: 'support', subject, message, media, files } as const
      const access = await openThread(ctx, { contactId }, opening)
      return readThread(ctx, await threadAccess(ctx, actor, access.thread.id))
    }
    const shop = await shopToWrite(ctx, input.shopId)
    if (!canWriteToShops(actor)) throw businessToBusiness()
    await checkTies(ctx, actor, shop.id, input)
    const { bookingId, quoteReference, message, subject, media, files } = input
    const type = bookingId ? 'booking' : quoteReference ? 'quote' : 'general'
    const before = await orFail(ctx, 'PARTICIPANT_CREATION_FAILED', () =>
      threadToContinue(ctx.db, { contactId, shopId: shop.id, subject, bookingId, quoteReference }),
    )
    if (before) return goOn(ctx, actor, before, { shopId: shop.id, message, media, files, bookingId, ...metadata })
    const opening = { shop, type, subject, message, media, files, bookingId, quoteReference, ...metadata } as const
    const access = await openThread(ctx, { contactId }, opening)
    return readThread(ctx, access)
  })

type GoingOn = Pick<Opening, 'message' | 'media' | 'files' | 'metadata' | 'bookingId'> & { shopId: string }

/** One thread a driver and shop: what they write later goes on in it, and a booking that it is about is pinned. */
async function goOn(ctx: Context, actor: Person, threadId: string, said: GoingOn): Promise<ThreadView> {
  const { shopId, message, media, files = [], metadata, bookingId } = said
  const access = await threadAccess(ctx, actor, threadId)
  const people = await peopleOfShop(ctx.db, shopId)
  if (people.length === 0) throw ownerNotFound(shopId)
  if (people.includes(actor.contactId)) throw businessToBusiness()
  for (const contact_id of people)
    await joinThread(ctx.db, { thread_id: threadId, contact_id, role: 'business', joined_at: ctx.clock.now() })
  if (bookingId) await pinBooking(ctx.db, threadId, bookingId)
  await bringBack(ctx.db, access.me.id)
  await sendMessage(ctx, access, {
    message,
    ...(media && { media }),
    files: await takeLooseFiles(ctx, access, files),
    ...(metadata && { metadata }),
  })
  return readThread(ctx, await threadAccess(ctx, actor, threadId))
}

/** What a message about a tyre says besides its words. */
function metadataOf({ listingCode, dealCode }: Pick<StartThread, 'listingCode' | 'dealCode'>) {
  return listingCode
    ? { metadata: { listingCode: codeOf(listingCode), ...(dealCode && { dealCode: codeOf(dealCode) }) } }
    : {}
}

/** A shop that the public may write to. Throws BUSINESS_NOT_FOUND, and SHOP_AWAY of a shop that is blocked. */
export async function shopToWrite(ctx: Context, shopId: string | undefined): Promise<{ id: string; name: string }> {
  if (!shopId) throw shopRequired()
  const shop = await orFail(ctx, 'BUSINESS_FETCH_FAILED', () => visibleShop(ctx.db, { id: shopId }))
  if (shop) return shop
  await refuseAway(ctx, { shop: shopId })
  throw businessNotFound()
}

async function checkTies(
  ctx: Context,
  actor: Person,
  shopId: string,
  { bookingId, quoteReference }: Pick<StartThread, 'bookingId' | 'quoteReference'>,
): Promise<void> {
  if (bookingId) {
    const booking = await bookingForThread(ctx.db, bookingId)
    if (booking?.shop_id !== shopId || !isCustomer(actor, booking)) throw tiedElsewhere('booking')
  }
  if (quoteReference) {
    const quote = await quoteForThread(ctx.db, quoteReference, actor.contactId)
    if (quote?.shop_id !== shopId) throw tiedElsewhere('quote')
  }
}

const personRequired = () => new Refusal('PERSON_REQUIRED', 'Messages belong to a person. Please sign in first.', 401)

/**
 * A visitor without an account writes to a shop. The typed name, number and address are unproven, so the answer reaches
 * the guest by e-mail and on a private page. Throws BUSINESS_NOT_FOUND, BUSINESS_OWNER_NOT_FOUND, TOO_MANY_REQUESTS, and
 * BUSINESS_TO_BUSINESS where a browser is signed in for a shop.
 */
export async function guestMessage(
  ctx: Context,
  actor: Actor,
  input: Omit<GuestMessage, 'files'> & { files?: readonly string[] },
  client?: Client,
): Promise<GuestThreadMade> {
  if (!canWriteToShops(actor)) throw businessToBusiness()
  const shop = await shopToWrite(ctx, input.shopId)
  const { name, email, phone, message, files } = input
  await countUnverifiedGuest(ctx, { shopId: shop.id, phone, email }, client)
  const opening = { shop, type: 'general' as const, message, files, ...metadataOf(input) }
  return guestThreadMade(ctx, await openThread(ctx, { guest: { name, email, phone } }, opening))
}

/**
 * The holder of a booking's private link writes to its shop: the booking says who writes, and is pinned. What they write
 * later goes on in the same thread. Throws BOOKING_NOT_FOUND, LINK_ENDED, BUSINESS_NOT_FOUND, BUSINESS_OWNER_NOT_FOUND.
 */
export const messageAboutBooking = (
  ctx: Context,
  token: string,
  { message, files }: { message: string; files?: readonly string[] },
): Promise<GuestThreadMade> =>
  transaction(ctx, async (ctx) => {
    const { bookingId } = await linkHolder(ctx, token)
    const booking = await lockBooking(ctx.db, bookingId)
    if (!booking) throw bookingNotFound()
    const shop = await shopToWrite(ctx, booking.shop_id)
    const before = await guestOfBooking(ctx.db, bookingId)
    if (before) {
      const access = await accessOfParticipant(ctx, before)
      await sendMessage(ctx, access, { message, files: await takeLooseFiles(ctx, access, files ?? []) })
      return guestThreadMade(ctx, access)
    }
    const { customer_name: name, customer_email: email, customer_phone: phone } = booking
    const guest = { name, email: email ?? undefined, phone: phone ?? undefined }
    const opening = { shop, type: 'booking' as const, message, files, bookingId }
    return guestThreadMade(ctx, await openThread(ctx, { guest }, opening))
  })

/** The answer to the guest: the private page of the thread, and whether we can reach them by e-mail. */
export const guestThreadMade = ({ config }: Context, { thread, me }: ThreadAccess): GuestThreadMade => ({
  threadId: thread.id,
  reference: referenceOf(thread),
  link: threadLink(config, me),
  byEmail: me.guest_email !== null,
})
