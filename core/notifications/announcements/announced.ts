import type { AnnouncementRow } from '#db/queries/announcements/announcements.ts'
import { type NoDemo, reachedNow } from '#db/queries/announcements/announcements.ts'
import { insertNotification } from '#db/queries/notifications/notifications.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { AnnouncementView } from '../../contracts/admin/announcements.ts'
import { demoIn, type KnownPerson, personOf } from '../../messaging/people/person.ts'
import { endOfQuiet, isQuiet } from '../../rules/time/quiet-hours.ts'
import { type Language, textsIn } from '../../texts/texts.ts'
import { chatForm } from '../chat-form.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Announced } from '../kinds/news/announced.ts'
import type { Notice } from '../notice.ts'
import { type Notification, notify } from '../notify.ts'
import { asMail } from '../render.ts'
import { stopLink } from '../stop-link.ts'

type Written = Pick<AnnouncementRow, 'title' | 'words' | 'path' | 'audience'>

const names = { drivers: 'news', owners: 'shop_news', members: 'shop_news', accounts: 'legal_changed' } as const
type AnnouncementKind = (typeof names)[keyof typeof names]
export const announcementKinds: readonly AnnouncementKind[] = ['news', 'shop_news', 'legal_changed']

/** The kind of notice that it is told as. */
export const kindOf = ({ audience }: Pick<Written, 'audience'>): AnnouncementKind => names[audience]

/** Made-up people are written to only where nothing leaves the system. */
export const noDemo = ({ config }: Pick<Context, 'config'>): NoDemo => demoIn(config, true)

const factsOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, { title, words, path }: Written): Announced => ({
  title,
  words,
  ...(path && { url: `${publicUrl}${path}` }),
})

/** A change of a legal text keeps its name as the title and the date as the words. */
export function noticeOf({ config }: Pick<Context, 'config'>, written: Written, language: Language): Notice {
  const say = textsIn(language)
  const kind = kindOf(written)
  if (kind !== 'legal_changed') return kinds[kind].notice(factsOf(config, written), say)
  const { title: name, words: day, path } = written
  const from = new Intl.DateTimeFormat(say.dates.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return kinds[kind].notice({ name, from, url: `${config.publicUrl}${path ?? '/legal/terms'}` }, say)
}

/** What WhatsApp shows, in the form for people who wrote of late and in that for the others. */
export async function chatOf(
  ctx: Context,
  written: Written,
  language: Language,
): Promise<NonNullable<Notification['whatsapp']> | undefined> {
  const kind = kindOf(written)
  if (kind === 'legal_changed') return undefined
  return (await chatForm(ctx, kind, kinds[kind], factsOf(ctx.config, written), language)).whatsapp
}

/** What a mailbox gets: advertising says how to end it, a service message where to choose. */
export function mailOf(
  { config }: Pick<Context, 'config'>,
  written: Written,
  { contactId, language }: { contactId: string; language: Language },
): NonNullable<Notification['email']> {
  const say = textsIn(language)
  const notice = noticeOf({ config }, written, language)
  if (kindOf(written) === 'news') {
    const stop = stopLink(config, contactId)
    const ways = [{ label: say.settings.stopMails, url: stop }]
    return {
      ...asMail(notice, { footer: say.announcements.newsFooter, answer: undefined, ways }),
      attachments: [],
      stop_url: stop,
    }
  }
  const ways = [{ label: say.announcements.choose, url: `${config.publicUrl}/profile` }]
  return {
    ...asMail(notice, { footer: say.announcements.serviceFooter, answer: undefined, ways }),
    attachments: [],
  }
}

export const announcementView = (row: AnnouncementRow): AnnouncementView => ({
  id: row.id,
  title: row.title,
  words: row.words,
  path: row.path,
  audience: row.audience,
  channels: row.channels,
  province: row.province,
  language: row.language,
  pace: row.pace,
  state: row.state,
  people: row.people,
  told: row.told,
  leftOut: row.left_out,
  isPlanning: row.state === 'sending' && row.planned_at === null,
  createdAt: row.created_at.toISOString(),
  startsAt: row.starts_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})

export type Outcome = 'told' | 'left out' | { until: Date }

/**
 * Tells one person of the group: on WhatsApp where that works, else by e-mail, and in the app. Whether they still
 * belong to the group, and still agree, is asked now. In their quiet hours they are put off.
 */
export async function tellOne(ctx: Context, announcement: AnnouncementRow, contactId: string): Promise<Outcome> {
  const { event_id: eventId } = announcement
  const reached = await reachedNow(ctx.db, announcement, noDemo(ctx), contactId)
  if (!reached || !eventId) return 'left out'
  const person = await personOf(ctx, contactId)
  const at = ctx.clock.now()
  if (kindOf(announcement) === 'legal_changed') return tellInApp(ctx, announcement, eventId, person)
  if ((reached.whatsapp || reached.email) && isQuiet(person.quietHours, at))
    return { until: endOfQuiet(person.quietHours, at) }
  const language = person.language ?? 'en'
  const chat = reached.whatsapp ? await chatOf(ctx, announcement, language) : undefined
  const works = chat && (person.whatsapp?.windowOpen || chat.template === 'approved')
  const whatsapp = works || !reached.email ? chat : undefined
  const byMail = reached.email && !whatsapp
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: kindOf(announcement),
    bookingId: null,
    notice: noticeOf(ctx, announcement, language),
    ...(whatsapp && { whatsapp }),
    ...(byMail && { email: mailOf(ctx, announcement, { contactId, language }) }),
    ...(reached.in_app && { inApp: true }),
  })
  return 'told'
}

/** It is about everybody's account, so no switch keeps it away. */
async function tellInApp(
  ctx: Context,
  announcement: AnnouncementRow,
  eventId: string,
  { contactId, language }: KnownPerson,
): Promise<Outcome> {
  await insertNotification(ctx.db, {
    event_id: eventId,
    recipient: `contact:${contactId}`,
    contact_id: contactId,
    kind: kindOf(announcement),
    notice: JSON.stringify(noticeOf(ctx, announcement, language ?? 'en')),
    channel: 'in_app',
    decision: 'send',
    reason: { code: 'about_account' },
    decided_at: ctx.clock.now(),
  })
  return 'told'
}
