import type { Texts } from '#core/texts/texts.ts'
import { kind } from '../../kind.ts'
import type { ThreadFacts, ThreadKind } from './thread-kind.ts'

type Own = Pick<ThreadKind, 'urgent' | 'keeps'> & {
  title: (facts: ThreadFacts, say: Texts) => string
  template: (say: Texts) => string
}

/** What members of a shop are told of one of its conversations. They answer the driver right there. */
export const frontDeskKind = ({ title, template, ...own }: Own): ThreadKind =>
  kind<ThreadFacts>({
    topic: 'messages',
    purpose: 'service',
    channels: ['whatsapp', 'email', 'in_app', 'push'],
    named: 'other',
    ...own,
    notice: (facts, say) => ({
      title: title(facts, say),
      lines: [facts.words],
      links: facts.url ? [{ label: say.threadNotices.whole, url: facts.url }] : [],
      question: say.threadNotices.question,
      buttons: [{ id: `thread:answer:${facts.threadId}`, title: say.threadNotices.answer }],
    }),
    template: {
      body: template,
      variables: ({ who, from, words }) => [who, from, words],
      buttons: (say) => [{ id: 'thread:answer', title: say.threadNotices.answer }],
      sample: { threadId: '', who: 'Thandi', from: 'Randburg Tyres', words: '205/55R16?' },
    },
  })
