import { isOnPage, waitsUntil } from '#db/queries/notifications/readers.ts'
import type { FileOfMessage } from '#db/queries/threads/files.ts'
import type { ThreadRow } from '#db/queries/threads/threads.ts'
import type { Context } from '../../context.ts'
import type { KnownPerson } from '../../messaging/people/person.ts'
import { ON_PAGE_MS } from '../../rules/notifications/notify.ts'
import { whatsappLink } from '../../rules/website/whatsapp-link.ts'
import { type Language, textsIn } from '../../texts/texts.ts'
import { messagesUrl } from '../../threads/thread-access.ts'
import { hasProvenEmail, unprovenMail } from '../booking-address.ts'
import { askingForm, chatForm } from '../chat-form.ts'
import type { ThreadFacts } from '../kinds/threads/thread-kind.ts'
import { threadKinds } from '../kinds/threads/threads.ts'
import type { Notification } from '../notify.ts'
import type { PushContent } from '../push/outbox.ts'
import { asMail, asMessage } from '../render.ts'
import { filesInChat } from '../threads/thread-words.ts'

/** What is told of a thread, before it is put in the form of each channel. */
export type Telling = {
  eventId: string
  kind: keyof typeof threadKinds
  thread: ThreadRow
  facts: ThreadFacts
  direct: boolean
  /** All of the words, for a mail. */
  whole: string
  /** What follows the notice in the chat. */
  rest?: readonly string[]
  /** The files that follow it there. */
  sent?: readonly FileOfMessage[]
}

/** What one person is told, in the form of each channel. */
export async function noticeTo(
  ctx: Context,
  telling: Telling,
  person: KnownPerson,
  channels: readonly ('whatsapp' | 'email')[],
): Promise<Notification> {
  const language = person.language ?? 'en'
  const { kind, facts, rest = [], sent = [] } = telling
  // A person in the chat answers in the chat, and needs the page only for what the chat has no room for.
  const { url, ...there } = facts
  const inChat = rest.length > 0 || sent.length > 0 ? facts : there
  const reads = await readsNow(ctx, telling, person.contactId)
  const whatsapp = channels.includes('whatsapp') ? await inWhatsapp(ctx, kind, inChat, language) : undefined
  return {
    ...about(telling, language),
    recipient: `contact:${person.contactId}`,
    contactId: person.contactId,
    person,
    reads,
    ...(whatsapp && { whatsapp: { ...whatsapp, rest, files: filesInChat(sent, nameOfWriter(telling), facts.url) } }),
    ...(channels.includes('email') &&
      person.email && {
        email: mailToPerson(ctx, telling, person),
      }),
    push: pushOfThread(telling, language),
    ...(person.accountId && { inApp: true }),
  }
}

/** Words between people wait while their reader is on the page; quotes and what was taken back never do. */
const waiting: ReadonlySet<Telling['kind']> = new Set(['message_asked', 'message_answered', 'message_written'])

/** Whether the person, or with null somebody of the shop, is on the page of the conversation. */
export async function readsNow(ctx: Context, { kind, thread }: Telling, contactId: string | null) {
  if (!waiting.has(kind)) return undefined
  const reader = { threadId: thread.id, contactId }
  const isThere = await isOnPage(ctx.db, reader, new Date(ctx.clock.now().getTime() - ON_PAGE_MS))
  return isThere ? { until: await waitsUntil(ctx.db, reader) } : undefined
}

const isToShop = (kind: Telling['kind']): boolean => kind === 'message_asked' || kind === 'quote_asked'

const nameOfWriter = ({ kind, facts }: Pick<Telling, 'kind' | 'facts'>): string =>
  isToShop(kind) ? facts.who : facts.from

/** Only a message that was taken back is told in a template of its own; words wait for a reply. */
async function inWhatsapp(ctx: Context, kind: Telling['kind'], facts: ThreadFacts, language: Language) {
  if (kind === 'message_undone') return (await chatForm(ctx, kind, threadKinds[kind], facts, language)).whatsapp
  const content = asMessage(threadKinds[kind].notice(facts, textsIn(language)))
  return askingForm(ctx, content, nameOfWriter({ kind, facts }), language)
}

/** Under the name of whoever wrote, and nothing of what they wrote unless the person wants that. */
function pushOfThread(telling: Telling, language: Language): PushContent {
  const { kind, thread, facts } = telling
  return {
    title: nameOfWriter(telling),
    brief: textsIn(language).threadNotices.brief[kind],
    words: facts.words || facts.files?.map((file) => textsIn(language).threadNotices.files[file.kind]).join(', ') || '',
    url: `${isToShop(kind) ? '/business' : ''}/messages?thread=${thread.id}`,
    tag: `thread:${thread.id}`,
  }
}

function mailToPerson(ctx: Context, telling: Telling, person: KnownPerson) {
  const language = person.language ?? 'en'
  const url = telling.facts.url ?? messagesUrl(ctx.config, telling.thread.id)
  if (!hasProvenEmail(person)) return unprovenMail('answer', { url, language })
  return mailOf(ctx, telling, language, textsIn(language).threadNotices.mailToCustomer, Boolean(person.whatsapp))
}

export const about = ({ eventId, kind, thread, direct, facts }: Telling, language: Language) => ({
  eventId,
  kind,
  bookingId: null,
  threadId: thread.id,
  direct,
  notice: threadKinds[kind].notice(facts, textsIn(language)),
})

/** `chats`: they can answer on WhatsApp as well. */
export function mailOf(ctx: Context, { kind, facts, whole }: Telling, language: Language, why: string, chats = true) {
  const say = textsIn(language)
  const { question, ...notice } = threadKinds[kind].notice({ ...facts, words: whole }, say)
  const chat = { label: say.bookingNotices.answerOnWhatsapp, url: whatsappLink(ctx.config.twilio.whatsappNumber) }
  return {
    ...asMail(
      {
        ...notice,
        ...(question && { question: chats ? say.threadNotices.answerByMail : say.threadNotices.answerOnPage }),
      },
      { footer: say.bookingNotices.mailFooter(why), answer: chats ? chat : undefined },
    ),
    attachments: [],
  }
}
