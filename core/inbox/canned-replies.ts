import { findBooking } from '#db/queries/bookings/bookings.ts'
import {
  deleteReply,
  findReply,
  insertReply,
  type ReplyRow,
  repliesOf,
  updateReply,
} from '#db/queries/inbox/canned-replies.ts'
import { findShopAddress } from '#db/queries/inbox/response-clock.ts'
import {
  bytesAdded,
  filesOfReplies,
  insertFile,
  type LooseFileRow,
  lockFilesOf,
  setFilesOfReply,
} from '#db/queries/threads/files.ts'
import { participantsOf } from '#db/queries/threads/thread-people.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin-policy.ts'
import { bookingView } from '../bookings/booking-view.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type {
  CannedReplies,
  CannedReply,
  ChangeCannedReply,
  NewCannedReply,
  ReplyFiles,
  ReplyValues,
} from '../contracts/messages/inbox.ts'
import type { FileView } from '../contracts/threads/messages.ts'
import { MAX_BYTES_A_DAY } from '../rules/files/files.ts'
import { formatPhone, formatRandExact } from '../rules/format.ts'
import { outsideText } from '../rules/people/typed-text.ts'
import { addMinutes } from '../rules/time/time.ts'
import { textsIn } from '../texts/texts.ts'
import { momentWords } from '../texts/when.ts'
import { copyContent, fileView, removeContent } from '../threads/files/files.ts'
import { looseFileView } from '../threads/files/loose-files.ts'
import { MINUTES_OF_A_DAY } from '../threads/files/upload-file.ts'
import { fileNotFound, tooManyBytes } from '../threads/refusals.ts'
import { transaction } from '../transaction.ts'
import { replyNotFound, shortcutTaken } from './change-inbox.ts'
import { answeringAccess } from './inbox.ts'
import { canKeepReply } from './inbox-policy.ts'

const MOST = 100

/** Of a shop, or with null ours. Throws SHOP_NOT_FOUND, NOT_ALLOWED. */
export async function listReplies(ctx: Context, actor: Actor, shopId: string | null): Promise<CannedReplies> {
  keeperOf(actor, shopId)
  return { replies: await withPictures(ctx, await repliesOf(ctx.db, shopId)) }
}

/** Throws SHOP_NOT_FOUND, NOT_ALLOWED, SHORTCUT_TAKEN, FILE_NOT_FOUND. */
export const makeReply = (
  ctx: Context,
  actor: Actor,
  shopId: string | null,
  input: NewCannedReply,
): Promise<CannedReply> =>
  transaction(ctx, async (ctx) => {
    keeperOf(actor, shopId)
    const { files, ...words } = input
    const row = await insertReply(ctx.db, { shopId, ...words, at: ctx.clock.now() }, MOST)
    if (!row) throw shortcutTaken(MOST)
    await setPictures(ctx, row.id, files)
    return withPicturesOf(ctx, row)
  })

/** Throws REPLY_NOT_FOUND, SHORTCUT_TAKEN, FILE_NOT_FOUND. */
export const changeReply = (ctx: Context, actor: Actor, id: string, change: ChangeCannedReply): Promise<CannedReply> =>
  transaction(ctx, async (ctx) => {
    const before = await ownReply(ctx, actor, id)
    const { title = before.title, shortcut = before.shortcut, content = before.content, files } = change
    const row = await updateReply(ctx.db, { id, title, shortcut, content, at: ctx.clock.now() })
    if (!row) throw shortcutTaken(MOST)
    await setPictures(ctx, id, files)
    return withPicturesOf(ctx, row)
  })

/** Its pictures go with the next sweep. Throws REPLY_NOT_FOUND. */
export async function removeReply(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ownReply(ctx, actor, id)
  await deleteReply(ctx.db, id)
}

function keeperOf(actor: Actor, shopId: string | null): void {
  if (canKeepReply(actor, shopId)) return
  throw shopId === null ? adminsOnly() : shopNotFound()
}

/** A reply that the actor keeps. Throws REPLY_NOT_FOUND. */
async function ownReply(ctx: Context, actor: Actor, id: string): Promise<ReplyRow & { shop_id: string | null }> {
  const reply = await findReply(ctx.db, id)
  if (!reply || !canKeepReply(actor, reply.shop_id)) throw replyNotFound()
  return reply
}

async function withPictures(ctx: Context, rows: readonly ReplyRow[]): Promise<CannedReply[]> {
  const pictures = await picturesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, files: pictures.get(row.id) ?? [] }))
}

const withPicturesOf = async (ctx: Context, row: ReplyRow): Promise<CannedReply> => ({
  ...row,
  files: (await picturesOf(ctx, [row.id])).get(row.id) ?? [],
})

/** The pictures of each of the replies. */
async function picturesOf(ctx: Context, replyIds: readonly string[]): Promise<Map<string, FileView[]>> {
  const rows = replyIds.length > 0 ? await filesOfReplies(ctx.db, replyIds) : []
  const pictures = new Map<string, FileView[]>()
  for (const row of rows) {
    const of = row.canned_reply_id ?? ''
    pictures.set(of, [...(pictures.get(of) ?? []), looseFileView(row)])
  }
  return pictures
}

/** The reply has these pictures from now on; those that it had go with the next sweep. Throws FILE_NOT_FOUND. */
async function setPictures(ctx: Context, replyId: string, files: readonly string[] | undefined): Promise<void> {
  if (files && !(await setFilesOfReply(ctx.db, replyId, files))) throw fileNotFound()
}

/**
 * Copies the pictures of a ready reply into the conversation, where nobody else sees them until a message sends them.
 * Throws THREAD_NOT_FOUND, UNAUTHORIZED, REPLY_NOT_FOUND, also for another shop's reply, TOO_MANY_FILES.
 */
export async function takeReplyFiles(
  ctx: Context,
  actor: Actor,
  { id, replyId }: { id: string; replyId: string },
): Promise<ReplyFiles> {
  const { thread, me, shopId } = await answeringAccess(ctx, actor, id)
  if ((await ownReply(ctx, actor, replyId)).shop_id !== shopId) throw replyNotFound()
  const rows = await filesOfReplies(ctx.db, [replyId])
  const keys: string[] = []
  try {
    for (const row of rows) keys.push((await copyContent(ctx, row)) ?? missing())
    return await transaction(ctx, async (ctx) => {
      await lockFilesOf(ctx.db, me.id)
      const at = ctx.clock.now()
      const added = await bytesAdded(ctx.db, me.id, addMinutes(at, -MINUTES_OF_A_DAY))
      if (added + rows.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_BYTES_A_DAY) throw tooManyBytes()
      const files: FileView[] = []
      for (const [place, row] of rows.entries())
        files.push(
          fileView(
            await insertFile(ctx.db, {
              ...contentOf(row),
              thread_id: thread.id,
              participant_id: me.id,
              state: 'ready',
              storage_key: keys[place] ?? missing(),
              created_at: at,
            }),
          ),
        )
      return { files }
    })
  } catch (error) {
    for (const key of keys) await removeContent(ctx, key)
    throw error
  }
}

const contentOf = ({ kind, name, type, bytes, width, height, duration_ms, sha256 }: LooseFileRow) => ({
  kind,
  name,
  type,
  bytes,
  width,
  height,
  duration_ms,
  sha256,
})

const missing = (): never => {
  throw fileNotFound()
}

/** What the variables of a canned reply stand for in this conversation. Throws THREAD_NOT_FOUND. */
export async function replyValues(ctx: Context, actor: Actor, threadId: string): Promise<ReplyValues> {
  const { thread, shopId } = await answeringAccess(ctx, actor, threadId)
  const people = await participantsOf(ctx.db, threadId)
  const customer = people.find(({ role }) => role === 'customer')
  const row = thread.booking_id ? await findBooking(ctx.db, thread.booking_id) : undefined
  const booking = row && bookingView(row)
  const start = booking && (booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart)
  const quoted = tyreWords(thread.tyre_brand, thread.tyre_model, thread.tyre_size)
  const booked = tyreWords(booking?.tyre?.brand, booking?.tyre?.model, booking?.tyre?.size)
  const cents = booking?.done?.totalCents ?? booking?.totalCents ?? thread.price_cents
  const shop = shopId ? await findShopAddress(ctx.db, shopId) : undefined
  return {
    values: {
      driver: customer ? outsideText(customer.full_name) : null,
      shop: thread.shop_name,
      'booking time': start ? momentWords(start, textsIn('en').dates) : null,
      'booking code': thread.booking_code,
      tyre: booked ?? quoted,
      price: cents === null ? null : formatRandExact(cents),
      address: shop ? [shop.address, shop.suburb, shop.city].filter(Boolean).join(', ') : null,
      phone: thread.shop_phone && formatPhone(thread.shop_phone),
      quote: thread.quote_reference,
    },
  }
}

const tyreWords = (...words: (string | null | undefined)[]): string | null =>
  words.every(Boolean) ? words.join(' ') : null
