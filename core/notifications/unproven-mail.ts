import type { MailAttachment } from '../messaging/content.ts'
import { type Language, type Texts, textsIn } from '../texts/texts.ts'
import { asMail } from './render.ts'

type About = keyof Texts['guests']['mails']
/** A mail whose link opens the booking or thread; its text is deleted once it is sent. */
type Mail = ReturnType<typeof asMail> & { attachments: MailAttachment[]; secret: true }

/** The mail to an unproven address: fixed words and one link, so that nobody can use us to write to a stranger. */
export function unprovenMail(about: About, { url, language = 'en' }: { url: string; language?: Language }): Mail {
  const { mails, footer } = textsIn(language).guests
  const { title, lines, way } = mails[about]
  return {
    ...asMail({ title, lines, links: [{ label: way, url }] }, { footer, answer: undefined }),
    attachments: [],
    secret: true,
  }
}
