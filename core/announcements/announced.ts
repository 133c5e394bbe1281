import type { AnnouncementRow } from '#db/queries/announcements/announcements.ts'
import type { NoDemo } from '#db/queries/announcements/reach.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { demoIn } from '../messaging/people/person.ts'
import { chatForm } from '../notifications/chat-form.ts'
import { kinds } from '../notifications/kinds/kinds.ts'
import type { Announced } from '../notifications/kinds/news/announced.ts'
import type { Notice } from '../notifications/notice.ts'
import type { Notification } from '../notifications/notify.ts'
import { asMail } from '../notifications/render.ts'
import { stopLink } from '../notifications/stop-link.ts'
import { type Language, textsIn } from '../texts/texts.ts'

type Written = Pick<AnnouncementRow, 'title' | 'words' | 'path' | 'audience'>

const names = { drivers: 'news', owners: 'shop_news', members: 'shop_news', accounts: 'legal_changed' } as const
export type AnnouncementKind = (typeof names)[keyof typeof names]
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
