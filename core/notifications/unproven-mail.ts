import type { MailAttachment } from '../messaging/content.ts'
import { type Language, type Texts, textsIn } from '../texts/texts.ts'
import { asMail } from './render.ts'

type About = keyof Texts['guests']['mails']
/** Its link opens the booking or thread, so it is not kept once it is sent. */
type Mail = ReturnType<typeof asMail> & { attachments: MailAttachment[]; secret: true }

/**
 * What goes to an address that somebody typed and nobody has proven: fixed words and one link, so that nobody can make
 * us write to a stranger what they like.
 */
export function unprovenMail(about: About, { url, language = 'en' }: { url: string; language?: Language }): Mail {
  const { mails, footer } = textsIn(language).guests
  const { title, lines, way } = mails[about]
  return {
    ...asMail({ title, lines, links: [{ label: way, url }] }, { footer, answer: undefined }),
    attachments: [],
    secret: true,
  }
}
