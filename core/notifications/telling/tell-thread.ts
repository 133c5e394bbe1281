import { shopMailbox } from '#db/queries/notifications/notifications.ts'
import { membersToTell } from '#db/queries/shops/members.ts'
import { claimThread, type PersonInThread, participantsOf } from '#db/queries/threads/thread-people.ts'
import {
  customerWroteAt,
  findThread,
  isFirstMessage,
  messageToTell,
  type ThreadRow,
} from '#db/queries/threads/threads.ts'
import type { Context } from '../../context.ts'
import { personOf } from '../../messaging/people/person.ts'
import { pushThread } from '../../realtime.ts'
import { brand } from '../../rules/brand.ts'
import { outsideText } from '../../rules/people/typed-text.ts'
import { textsIn } from '../../texts/texts.ts'
import { isDirect } from '../../threads/reply-window.ts'
import { inboxUrl, messagesUrl, threadLink } from '../../threads/thread-access.ts'
import { tellSupport } from '../admins/tell-admins.ts'
import { unprovenMail } from '../booking-address.ts'
import { mailOnly, type Notification, notify } from '../notify.ts'
import { aboutTyre, inPieces, quotedWords } from '../threads/thread-words.ts'
import { about, mailOf, noticeTo, readsNow, type Telling } from './thread-notice.ts'

/** `parts`: the words of each message of a burst. */
type Written = NonNullable<Awaited<ReturnType<typeof messageToTell>>> & { parts?: readonly string[] }

/** Tells the other side of a thread of a message: each person on the channels that they allow, a guest by e-mail. */
export async function tellMessage(ctx: Context, event: { eventId: string; messageId: string }): Promise<void> {
  const written = await messageToTell(ctx.db, event.messageId)
  const thread = written && (await findThread(ctx.db, written.thread_id))
  if (!thread) return
  await claimThread(ctx.db, thread.id)
  const people = await participantsOf(ctx.db, thread.id)
  // Its writer sees which way it goes.
  await pushThread(ctx, thread.id)
  if (written.role === 'customer' && !thread.shop_id) return tellSupport(ctx, event.eventId, written, thread)
  for (const notice of await noticesOf(ctx, event.eventId, written, thread, people)) await notify(ctx, notice)
  if (written.role === 'customer') await giveLink(ctx, event.eventId, written, thread, people)
}

/** What each of the other side is told of words in a shop's thread, or of ours to a driver. */
async function noticesOf(
  ctx: Context,
  eventId: string,
  written: Written,
  thread: ThreadRow,
  people: readonly PersonInThread[],
): Promise<Notification[]> {
  if (written.role !== 'customer') return noticesToCustomers(ctx, eventId, written, thread, people)
  return thread.shop_id ? noticesToShop(ctx, eventId, written, thread, people, thread.shop_id) : []
}

/** What the recipient is told of several messages of one side as one; undefined if it is nothing. */
export async function noticeOfBurst(
  ctx: Context,
  messageIds: readonly string[],
  recipient: string,
): Promise<Notification | undefined> {
  const found = await Promise.all(messageIds.map((id) => messageToTell(ctx.db, id)))
  const [first, ...others] = found.filter((one) => one !== undefined)
  const thread = first && (await findThread(ctx.db, first.thread_id))
  if (!thread) return undefined
  const people = await participantsOf(ctx.db, thread.id)
  const notices = await noticesOf(ctx, '', asOneMessage(first, others), thread, people)
  return notices.find((one) => one.recipient === recipient)
}

/** The words one under the other, each with what it answers. */
const asOneMessage = (first: Written, others: readonly Written[]): Written => {
  const parts = [first.content, ...others.map(withQuoted)].filter((words) => words !== '')
  return {
    ...first,
    parts,
    content: parts.join('\n\n'),
    files: [first, ...others].flatMap(({ files }) => files),
    about: first.about ?? others.find(({ about }) => about)?.about ?? null,
    money_mark: first.money_mark ?? others.find(({ money_mark }) => money_mark)?.money_mark ?? null,
  }
}
const withQuoted = ({ content, quoted }: Written): string => (quoted ? `> ${quotedWords(quoted)}\n${content}` : content)

async function noticesToShop(
  ctx: Context,
  eventId: string,
  written: Written,
  thread: ThreadRow,
  people: readonly PersonInThread[],
  shopId: string,
): Promise<Notification[]> {
  const kind = thread.type === 'quote' ? 'quote_asked' : 'message_asked'
  const guest = people.find(({ id }) => id === written.sender_id)
  const { parts = [written.content] } = written
  const whole = parts.map(outsideText).join('\n')
  const { first, rest } = inPieces(whole)
  // A request for a quote says itself how to reach its guest.
  const phone = kind === 'message_asked' ? (guest?.guest_phone ?? undefined) : undefined
  const who = outsideText(written.sender)
  const facts = {
    threadId: thread.id,
    who,
    from: thread.shop_name ?? '',
    words: first,
    quoted: quotedWords(written.quoted),
    phone,
    speaksOfMoney: written.money_mark !== null,
    about: await aboutTyre(ctx, written.about),
    files: written.files,
    ...((rest.length > 0 || written.files.length > 0) && { url: inboxUrl(ctx.config, thread.id) }),
  }
  const telling: Telling = { eventId, kind, thread, facts, direct: false, whole, rest, sent: written.files }
  const notices: Notification[] = []
  for (const { contact_id, several } of await membersToTell(ctx.db, shopId)) {
    if (!people.some((one) => one.contact_id === contact_id && one.role === 'business' && one.is_active)) continue
    const person = await personOf(ctx, contact_id)
    const say = textsIn(person.language ?? 'en')
    const named = { ...facts, who: say.booking.desk.forShop(who, facts.from) }
    notices.push(await noticeTo(ctx, several ? { ...telling, facts: named } : telling, person, ['whatsapp']))
  }
  const mailbox = await shopMailbox(ctx.db, shopId)
  if (!mailbox?.contact_email) return notices
  const owner = mailbox.owner_contact_id ? await personOf(ctx, mailbox.owner_contact_id) : undefined
  const language = owner?.language ?? 'en'
  notices.push({
    ...about(telling, language),
    recipient: `shop:${shopId}`,
    contactId: null,
    reads: await readsNow(ctx, telling, null),
    person: {
      ...mailOnly(ctx, mailbox.contact_email, Boolean(mailbox.is_demo)),
      preferences: owner?.preferences,
    },
    email: mailOf(ctx, telling, language, textsIn(language).threadNotices.mailToShop),
  })
  return notices
}

/** Sends a guest, with their first message, the link that a page shows only once. */
async function giveLink(
  ctx: Context,
  eventId: string,
  written: Written,
  thread: ThreadRow,
  people: readonly PersonInThread[],
): Promise<void> {
  const guest = people.find(({ id }) => id === written.sender_id)
  if (!guest?.guest_email || guest.contact_id || !(await isFirstMessage(ctx.db, thread.id, written.id))) return
  const facts = { threadId: thread.id, who: '', from: thread.shop_name ?? brand.name, words: '' }
  await notify(ctx, {
    ...about({ eventId, kind: 'message_received', thread, facts, direct: true, whole: '' }, 'en'),
    recipient: `guest:${guest.id}`,
    contactId: null,
    person: mailOnly(ctx, guest.guest_email, false),
    email: unprovenMail('received', { url: threadLink(ctx.config, guest) }),
  })
}

async function noticesToCustomers(
  ctx: Context,
  eventId: string,
  written: Written,
  thread: ThreadRow,
  people: readonly PersonInThread[],
): Promise<Notification[]> {
  const askedAt = await customerWroteAt(ctx.db, thread.id)
  const kind = kindToCustomer(thread, askedAt)
  const direct = isDirect(askedAt, ctx.clock.now())
  const from = thread.shop_name ?? brand.name
  const whole = written.content
  const { first, rest } = inPieces(whole)
  const quoted = quotedWords(written.quoted)
  const base = {
    threadId: thread.id,
    who: written.sender,
    from,
    words: first,
    quoted,
    files: written.files,
    speaksOfMoney: written.money_mark !== null,
  }
  const telling = { eventId, kind, thread, direct, whole, rest, sent: written.files }
  const notices: Notification[] = []
  for (const one of people.filter(({ role, is_active }) => role === 'customer' && is_active)) {
    const link = threadLink(ctx.config, one)
    if (one.contact_id) {
      const person = await personOf(ctx, one.contact_id)
      const url = person.accountId ? messagesUrl(ctx.config, thread.id) : link
      const own: Telling = { ...telling, facts: { ...base, url } }
      // The guest who typed the number may have typed the address as well, so it gets nothing more.
      notices.push(await noticeTo(ctx, own, person, ['whatsapp', 'email']))
    } else if (one.guest_email) {
      notices.push({
        ...about({ ...telling, facts: base }, 'en'),
        recipient: `guest:${one.id}`,
        contactId: null,
        person: mailOnly(ctx, one.guest_email, false),
        email: unprovenMail('answer', { url: link }),
      })
    }
  }
  return notices
}

function kindToCustomer(thread: ThreadRow, askedAt: Date | undefined): Telling['kind'] {
  if (thread.type === 'quote') return 'quote_answered'
  return askedAt ? 'message_answered' : 'message_written'
}

/** Tells the customers of a thread that its last message does not count; those whom it has not reached need not know. */
export async function tellUndone(ctx: Context, event: { eventId: string; threadId: string }): Promise<void> {
  const thread = await findThread(ctx.db, event.threadId)
  if (!thread) return
  const facts = { threadId: thread.id, who: '', from: thread.shop_name ?? brand.name, words: '' }
  for (const { contact_id, role } of await participantsOf(ctx.db, thread.id)) {
    if (role !== 'customer' || !contact_id) continue
    const telling: Telling = { eventId: event.eventId, kind: 'message_undone', thread, facts, direct: true, whole: '' }
    await notify(ctx, await noticeTo(ctx, telling, await personOf(ctx, contact_id), ['whatsapp']))
  }
}
