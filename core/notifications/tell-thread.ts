import { admins } from '#db/queries/accounts/admins.ts'
import { shopMailbox } from '#db/queries/notifications/notifications.ts'
import { membersToTell } from '#db/queries/shops/members.ts'
import { claimThread, type PersonInThread, participantsOf } from '#db/queries/threads/thread-people.ts'
import {
  findThread,
  hasCustomerWritten,
  isFirstMessage,
  messageToTell,
  type ThreadRow,
} from '#db/queries/threads/threads.ts'
import type { Context } from '../context.ts'
import { demoIn, type KnownPerson, personOf } from '../messaging/people/person.ts'
import { brand } from '../rules/brand.ts'
import { strangersWords } from '../rules/people/typed-text.ts'
import { whatsappLink } from '../rules/website/whatsapp-link.ts'
import { type Language, textsIn } from '../texts/texts.ts'
import { messagesUrl, threadLink } from '../threads/thread-access.ts'
import { hasProvenEmail } from './booking-address.ts'
import { chatForm } from './chat-form.ts'
import { kinds } from './kinds/kinds.ts'
import type { ThreadFacts } from './kinds/threads/thread-kind.ts'
import { threadKinds } from './kinds/threads/threads.ts'
import { notify } from './notify.ts'
import { asMail } from './render.ts'
import { mailOnly } from './unknown-person.ts'
import { unprovenMail } from './unproven-mail.ts'

type Written = NonNullable<Awaited<ReturnType<typeof messageToTell>>>
type Telling = {
  eventId: string
  kind: keyof typeof threadKinds
  thread: ThreadRow
  facts: ThreadFacts
  direct: boolean
}

/** A chat and a notice show so many characters of a long message; the conversation shows all of it. */
const MOST_SHOWN = 700
const DIRECT_MS = 24 * 3_600_000

/** Tells the other side of a thread of a message: each person on the channels that they allow, a guest by e-mail. */
export async function tellMessage(ctx: Context, event: { eventId: string; messageId: string }): Promise<void> {
  const written = await messageToTell(ctx.db, event.messageId)
  const thread = written && (await findThread(ctx.db, written.thread_id))
  if (!thread) return
  await claimThread(ctx.db, thread.id)
  const people = await participantsOf(ctx.db, thread.id)
  if (written.role !== 'customer') return tellCustomers(ctx, event.eventId, written, thread, people)
  if (thread.shop_id) {
    await tellShop(ctx, event.eventId, written, thread, people, thread.shop_id)
    return giveLink(ctx, event.eventId, written, thread, people)
  }
  await tellAdminsOf(ctx, event.eventId, written, thread)
}

const shown = (words: string): string =>
  words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN).toWellFormed().trimEnd()}…` : words

async function tellShop(
  ctx: Context,
  eventId: string,
  written: Written,
  thread: ThreadRow,
  people: readonly PersonInThread[],
  shopId: string,
): Promise<void> {
  const kind = thread.type === 'quote' ? 'quote_asked' : 'message_asked'
  const guest = people.find(({ id }) => id === written.sender_id)
  const words = shown(written.content)
  // A request for a quote says itself how to reach its guest.
  const phone = kind === 'message_asked' ? (guest?.guest_phone ?? undefined) : undefined
  const who = strangersWords(written.sender)
  const facts = { threadId: thread.id, who, from: thread.shop_name ?? '', words: strangersWords(words), phone }
  const telling: Telling = { eventId, kind, thread, facts, direct: false }
  for (const { contact_id, several } of await membersToTell(ctx.db, shopId)) {
    if (!people.some((one) => one.contact_id === contact_id && one.role === 'business' && one.is_active)) continue
    const person = await personOf(ctx, contact_id)
    const say = textsIn(person.language ?? 'en')
    const named = { ...facts, who: say.booking.desk.forShop(who, facts.from) }
    await tellPerson(ctx, several ? { ...telling, facts: named } : telling, person, ['whatsapp'])
  }
  const mailbox = await shopMailbox(ctx.db, shopId)
  if (!mailbox?.contact_email) return
  const owner = mailbox.owner_contact_id ? await personOf(ctx, mailbox.owner_contact_id) : undefined
  const language = owner?.language ?? 'en'
  await notify(ctx, {
    ...about(telling, language),
    recipient: `shop:${shopId}`,
    contactId: null,
    person: {
      ...mailOnly(ctx, mailbox.contact_email, Boolean(mailbox.is_demo)),
      preferences: owner?.preferences,
    },
    email: mailOf(ctx, telling, language, textsIn(language).threadNotices.mailToShop),
  })
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
    ...about({ eventId, kind: 'message_received', thread, facts, direct: true }, 'en'),
    recipient: `guest:${guest.id}`,
    contactId: null,
    person: mailOnly(ctx, guest.guest_email, false),
    email: unprovenMail('received', { url: threadLink(ctx.config, guest) }),
  })
}

async function tellCustomers(
  ctx: Context,
  eventId: string,
  written: Written,
  thread: ThreadRow,
  people: readonly PersonInThread[],
): Promise<void> {
  const kind = await kindToCustomer(ctx, thread)
  const direct = ctx.clock.now().getTime() - thread.created_at.getTime() < DIRECT_MS
  const from = thread.shop_name ?? brand.name
  const base = { threadId: thread.id, who: written.sender, from, words: shown(written.content) }
  for (const one of people.filter(({ role, is_active }) => role === 'customer' && is_active)) {
    const own = threadLink(ctx.config, one)
    if (one.contact_id) {
      const person = await personOf(ctx, one.contact_id)
      const url = person.accountId ? messagesUrl(ctx.config, thread.id) : own
      const telling: Telling = { eventId, kind, thread, facts: { ...base, url }, direct }
      // The guest who typed the number may have typed the address as well, so it gets nothing more.
      await tellPerson(ctx, telling, person, ['whatsapp', 'email'])
    } else if (one.guest_email) {
      const telling: Telling = { eventId, kind, thread, facts: base, direct }
      await notify(ctx, {
        ...about(telling, 'en'),
        recipient: `guest:${one.id}`,
        contactId: null,
        person: mailOnly(ctx, one.guest_email, false),
        email: unprovenMail('answer', { url: own }),
      })
    }
  }
}

async function kindToCustomer(ctx: Context, thread: ThreadRow): Promise<Telling['kind']> {
  if (thread.type === 'quote') return 'quote_answered'
  return (await hasCustomerWritten(ctx.db, thread.id)) ? 'message_answered' : 'message_written'
}

/** Tells the customers of a thread that its last message does not count; those whom it has not reached need not know. */
export async function tellUndone(ctx: Context, event: { eventId: string; threadId: string }): Promise<void> {
  const thread = await findThread(ctx.db, event.threadId)
  if (!thread) return
  const facts = { threadId: thread.id, who: '', from: thread.shop_name ?? brand.name, words: '' }
  for (const { contact_id, role } of await participantsOf(ctx.db, thread.id)) {
    if (role !== 'customer' || !contact_id) continue
    const telling: Telling = { eventId: event.eventId, kind: 'message_undone', thread, facts, direct: true }
    await tellPerson(ctx, telling, await personOf(ctx, contact_id), ['whatsapp'])
  }
}

async function tellAdminsOf(ctx: Context, eventId: string, written: Written, thread: ThreadRow): Promise<void> {
  for (const admin of await admins(ctx.db)) {
    const say = textsIn(admin.language ?? 'en')
    const facts = {
      who: strangersWords(written.sender),
      subject: strangersWords(thread.subject ?? ''),
      words: strangersWords(shown(written.content)),
    }
    const notice = kinds.support_asked.notice(facts, say)
    await notify(ctx, {
      eventId,
      recipient: `account:${admin.account_id}`,
      contactId: admin.contact_id,
      person: { ...mailOnly(ctx, admin.email ?? undefined, false), demo: demoIn(ctx.config, admin.is_demo) },
      kind: 'support_asked',
      bookingId: null,
      threadId: thread.id,
      notice,
      inApp: true,
      ...(admin.email && {
        email: { ...asMail(notice, { footer: say.threadNotices.supportFooter, answer: undefined }), attachments: [] },
      }),
    })
  }
}

async function tellPerson(
  ctx: Context,
  telling: Telling,
  person: KnownPerson,
  channels: readonly ('whatsapp' | 'email')[],
): Promise<void> {
  const language = person.language ?? 'en'
  const { kind, facts } = telling
  // A person in the chat answers in the chat.
  const { url: _url, ...inChat } = facts
  await notify(ctx, {
    ...about(telling, language),
    recipient: `contact:${person.contactId}`,
    contactId: person.contactId,
    person,
    ...(channels.includes('whatsapp') && (await chatForm(ctx, kind, threadKinds[kind], inChat, language))),
    ...(channels.includes('email') &&
      person.email && {
        email: mailToPerson(ctx, telling, person),
      }),
    ...(person.accountId && { inApp: true }),
  })
}

function mailToPerson(ctx: Context, telling: Telling, person: KnownPerson) {
  const language = person.language ?? 'en'
  const url = telling.facts.url ?? messagesUrl(ctx.config, telling.thread.id)
  if (!hasProvenEmail(person)) return unprovenMail('answer', { url, language })
  return mailOf(ctx, telling, language, textsIn(language).threadNotices.mailToCustomer, Boolean(person.whatsapp))
}

const about = ({ eventId, kind, thread, direct, facts }: Telling, language: Language) => ({
  eventId,
  kind,
  bookingId: null,
  threadId: thread.id,
  direct,
  notice: threadKinds[kind].notice(facts, textsIn(language)),
})

/** `chats`: they can answer on WhatsApp as well. */
function mailOf(ctx: Context, { kind, facts }: Telling, language: Language, why: string, chats = true) {
  const say = textsIn(language)
  const { question, ...notice } = threadKinds[kind].notice(facts, say)
  const chat = { label: say.bookingNotices.answerOnWhatsapp, url: whatsappLink(ctx.config.twilio.whatsappNumber) }
  return {
    ...asMail(
      { ...notice, ...(chats && question && { question }) },
      { footer: say.bookingNotices.mailFooter(why), answer: chats ? chat : undefined },
    ),
    attachments: [],
  }
}
