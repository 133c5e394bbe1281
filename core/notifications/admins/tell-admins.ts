import { admins } from '#db/queries/accounts/accounts.ts'
import { applicationOf } from '#db/queries/joining/applications.ts'
import type { messageToTell, ThreadRow } from '#db/queries/threads/threads.ts'
import type { Context } from '../../context.ts'
import { demoIn, type KnownPerson, personOf } from '../../messaging/people/person.ts'
import { brand } from '../../rules/brand.ts'
import type { Incident } from '../../rules/notifications/incident.ts'
import { outsideText } from '../../rules/people/typed-text.ts'
import { textsIn } from '../../texts/texts.ts'
import { messagesUrl } from '../../threads/thread-access.ts'
import { askingForm } from '../chat-form.ts'
import { kinds } from '../kinds/kinds.ts'
import { threadKinds } from '../kinds/threads/threads.ts'
import { mailOnly, type Notification, notify } from '../notify.ts'
import { asMail, asMessage } from '../render.ts'
import { filesInChat, inPieces } from '../threads/thread-words.ts'

/**
 * Tells every admin, by e-mail and in the app, about something that they have to mend. WhatsApp itself may be broken,
 * so it does not go there.
 */
export async function tellAdmins(
  ctx: Context,
  { eventId, what, detail }: { eventId: string; what: Incident; detail: string },
): Promise<void> {
  for (const admin of await admins(ctx.db, 'operations')) {
    const say = textsIn(admin.language ?? 'en')
    const notice = kinds.trouble.notice({ what, detail }, say)
    await notify(ctx, {
      eventId,
      recipient: `account:${admin.account_id}`,
      contactId: admin.contact_id,
      person: { ...mailOnly(ctx, admin.email ?? undefined, false), demo: demoIn(ctx.config, admin.is_demo) },
      kind: 'trouble',
      bookingId: null,
      notice,
      inApp: true,
      ...(admin.email && {
        email: { ...asMail(notice, { footer: say.settings.incidentFooter, answer: undefined }), attachments: [] },
      }),
    })
  }
}

/** Tells every admin who works on it, by e-mail and in the app, that a shop waits; nobody if it does not any more. */
export async function tellApplication(ctx: Context, event: { eventId: string; shopId: string }): Promise<void> {
  const shop = await applicationOf(ctx.db, event.shopId)
  if (shop?.business_status !== 'pending') return
  const place = shop.suburb ?? shop.city
  const facts = {
    shop: outsideText(shop.name),
    place,
    owner: outsideText(shop.owners.map(({ name }) => name).join(', ')),
  }
  for (const admin of await admins(ctx.db, 'applications')) {
    const say = textsIn(admin.language ?? 'en')
    const notice = kinds.application_submitted.notice(facts, say)
    await notify(ctx, {
      eventId: event.eventId,
      recipient: `account:${admin.account_id}`,
      contactId: admin.contact_id,
      person: { ...mailOnly(ctx, admin.email ?? undefined, false), demo: demoIn(ctx.config, admin.is_demo) },
      kind: 'application_submitted',
      bookingId: null,
      notice,
      inApp: true,
      ...(admin.email && {
        email: { ...asMail(notice, { footer: say.onboardingNotices.adminFooter, answer: undefined }), attachments: [] },
      }),
    })
  }
}

type Written = NonNullable<Awaited<ReturnType<typeof messageToTell>>>

/** Tells every admin who works on it of words that are meant for us: by e-mail, in the app, and on WhatsApp, where they can answer. */
export async function tellSupport(ctx: Context, eventId: string, written: Written, thread: ThreadRow): Promise<void> {
  for (const admin of await admins(ctx.db, 'support')) {
    const say = textsIn(admin.language ?? 'en')
    const facts = {
      who: outsideText(written.sender),
      subject: outsideText(thread.subject ?? ''),
      words: outsideText(
        inPieces(written.content).first || written.files.map(({ kind }) => say.threadNotices.files[kind]).join(', '),
      ),
    }
    const notice = kinds.support_asked.notice(facts, say)
    const told = {
      eventId,
      recipient: `account:${admin.account_id}`,
      contactId: admin.contact_id,
      kind: 'support_asked' as const,
      bookingId: null,
      threadId: thread.id,
      notice,
    }
    if (admin.contact_id) await tellOnPhone(ctx, told, await personOf(ctx, admin.contact_id), written)
    await notify(ctx, {
      ...told,
      person: { ...mailOnly(ctx, admin.email ?? undefined, false), demo: demoIn(ctx.config, admin.is_demo) },
      inApp: true,
      ...(admin.email && {
        email: { ...asMail(notice, { footer: say.threadNotices.supportFooter, answer: undefined }), attachments: [] },
      }),
    })
  }
}

/** On their own phone an admin reads all of the words, sees the files, and answers there. */
async function tellOnPhone(
  ctx: Context,
  told: Omit<Notification, 'person'> & { threadId: string },
  person: KnownPerson,
  { content, sender, files }: Written,
): Promise<void> {
  const { first, rest } = inPieces(outsideText(content))
  const { threadId } = told
  const who = outsideText(sender)
  const url = messagesUrl(ctx.config, threadId)
  const isCut = rest.length > 0 || files.length > 0
  const facts = { threadId, who, from: brand.name, words: first, files, ...(isCut && { url }) }
  const language = person.language ?? 'en'
  const message = asMessage(threadKinds.message_asked.notice(facts, textsIn(language)))
  const form = await askingForm(ctx, message, who, language)
  const whatsapp = { ...form, rest, files: filesInChat(files, who, url) }
  await notify(ctx, { ...told, person, only: 'whatsapp', whatsapp })
}
