import { whatsappLink } from '#core/rules/website/whatsapp-link.ts'
import { memberOfShop } from '#db/queries/inbox/inbox.ts'
import { customerSaidLast } from '#db/queries/inbox/response-clock.ts'
import { membersToTell } from '#db/queries/shops/members.ts'
import { participantsOf } from '#db/queries/threads/thread-people.ts'
import { findThread, type ThreadRow } from '#db/queries/threads/threads.ts'
import type { Context } from '../../context.ts'
import { personOf } from '../../messaging/people/person.ts'
import { outsideText } from '../../rules/people/typed-text.ts'
import { textsIn } from '../../texts/texts.ts'
import { inboxUrl } from '../../threads/thread-access.ts'
import { hasProvenEmail } from '../booking-address.ts'
import { chatForm } from '../chat-form.ts'
import type { ThreadFacts } from '../kinds/threads/thread-kind.ts'
import { threadKinds } from '../kinds/threads/threads.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'
import { inPieces } from '../threads/thread-words.ts'

type Telling = {
  eventId: string
  kind: 'thread_assigned' | 'answer_due'
  thread: ThreadRow
  facts: ThreadFacts
}

/** Tells a member that a conversation is theirs now; nobody if it is somebody else's by then. */
export async function tellAssigned(ctx: Context, event: { eventId: string; threadId: string; memberId: string }) {
  const thread = await findThread(ctx.db, event.threadId)
  if (!thread?.shop_id || thread.assignee_id !== event.memberId) return
  const member = await memberOfShop(ctx.db, thread.shop_id, event.memberId)
  if (!member) return
  const telling = {
    eventId: event.eventId,
    kind: 'thread_assigned',
    thread,
    facts: await factsOf(ctx, thread),
  } as const
  await tellMember(ctx, telling, member.contact_id)
}

/** Tells the members that half an hour is left to answer; nobody if the driver has an answer by then. */
export async function tellAnswerDue(ctx: Context, event: { eventId: string; threadId: string }): Promise<void> {
  const thread = await findThread(ctx.db, event.threadId)
  if (!thread?.shop_id || !thread.waiting_since) return
  const facts = await factsOf(ctx, thread)
  const there = await participantsOf(ctx.db, thread.id)
  for (const { contact_id } of await membersToTell(ctx.db, thread.shop_id)) {
    const removed = there.some((one) => one.contact_id === contact_id && !one.is_active)
    if (!removed) await tellMember(ctx, { eventId: event.eventId, kind: 'answer_due', thread, facts }, contact_id)
  }
}

async function factsOf(ctx: Context, thread: ThreadRow): Promise<ThreadFacts> {
  const customer = (await participantsOf(ctx.db, thread.id)).find(({ role }) => role === 'customer')
  return {
    threadId: thread.id,
    who: outsideText(customer?.full_name ?? ''),
    from: thread.shop_name ?? '',
    words: inPieces(outsideText((await customerSaidLast(ctx.db, thread.id)) ?? thread.subject ?? '')).first,
  }
}

async function tellMember(ctx: Context, { eventId, kind, thread, facts }: Telling, contactId: string): Promise<void> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const say = textsIn(language)
  const notice = threadKinds[kind].notice(facts, say)
  const answer = { label: say.bookingNotices.answerOnWhatsapp, url: whatsappLink(ctx.config.twilio.whatsappNumber) }
  const inMail = threadKinds[kind].notice({ ...facts, url: inboxUrl(ctx.config, thread.id) }, say)
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind,
    bookingId: null,
    threadId: thread.id,
    notice,
    ...(await chatForm(ctx, kind, threadKinds[kind], facts, language)),
    ...(person.email &&
      hasProvenEmail(person) && {
        email: {
          ...asMail(inMail, { footer: say.bookingNotices.mailFooter(say.threadNotices.mailToShop), answer }),
          attachments: [],
        },
      }),
    push: {
      title: facts.who,
      brief: say.threadNotices.brief[kind],
      words: facts.words,
      url: `/business/messages?thread=${thread.id}`,
      tag: `thread:${thread.id}`,
    },
    ...(person.accountId && { inApp: true }),
  })
}
