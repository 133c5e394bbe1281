import type { FileKind } from '#core/rules/files/files.ts'
import { formatPhone } from '#core/rules/format.ts'
import { outsideText } from '#core/rules/people/typed-text.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { type AnyKind, type KindSpec, kind } from '../../kind.ts'
import { linesOf, type Notice } from '../../notice.ts'

/** The facts of a notice about a message in a thread. */
export type ThreadFacts = {
  threadId: string
  /** Who wrote it, and for whom: a shop, or us. */
  who: string
  from: string
  words: string
  /** The beginning of the message that it answers. */
  quoted?: string | undefined
  /** What was sent beside the words, or instead of them. */
  files?: readonly { kind: FileKind; name: string }[] | undefined
  /** The tyre that it is about, and its page. */
  about?: { words: string; url: string; picture?: string | undefined } | undefined
  /** It speaks of money to be paid elsewhere than at the shop. */
  speaksOfMoney?: boolean | undefined
  /** A guest's number, for the shop. */
  phone?: string | undefined
  /** The address of the whole conversation. */
  url?: string | undefined
}

export type ThreadKind = KindSpec<ThreadFacts> & AnyKind

type Own = Pick<ThreadKind, 'topic'> & {
  title: (facts: ThreadFacts, say: Texts) => string
}

const filesIn = (files: NonNullable<ThreadFacts['files']>, say: Texts): string =>
  files.map(({ kind, name }) => (kind === 'document' ? outsideText(name) : say.threadNotices.files[kind])).join(', ')

/**
 * A message of a thread. Outside the 24 hours it waits for a reply: see message-waiting.ts. A direct answer does not wait
 * for the end of quiet hours: see Notification.
 */
export const threadKind = ({ title, ...own }: Own): ThreadKind =>
  kind<ThreadFacts>({
    purpose: 'service',
    channels: ['whatsapp', 'email', 'in_app', 'push'],
    urgent: false,
    keeps: hours(72),
    named: 'other',
    ...own,
    notice: (facts, say): Notice => ({
      title: title(facts, say),
      lines: linesOf(
        // WhatsApp shows such a line as a quotation; Twilio lets nobody point at a message.
        facts.quoted && `> ${facts.quoted}`,
        facts.about && say.threadNotices.about(facts.about.words),
        facts.words || undefined,
        facts.files && facts.files.length > 0 && `📎 ${filesIn(facts.files, say)}`,
        facts.speaksOfMoney && say.payment.neverHere,
        facts.phone && say.threadNotices.phone(formatPhone(facts.phone)),
      ),
      links: [
        ...(facts.about ? [{ label: say.threadNotices.seeTyre, url: facts.about.url }] : []),
        ...(facts.url ? [{ label: say.threadNotices.whole, url: facts.url }] : []),
      ],
      ...(facts.about?.picture && { picture: facts.about.picture }),
      question: say.threadNotices.question,
      buttons: [{ id: `thread:answer:${facts.threadId}`, title: say.threadNotices.answer }],
    }),
  })
