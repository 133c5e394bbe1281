import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'
import { asMessage } from '../../render.ts'
import { type Announced, asOneLine, linksOf, sample } from './announced.ts'

/** What an admin tells sellers about using the product. It is no advertising, and says so. */
export const shopNews = kind<Announced>({
  topic: 'messages',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  urgent: false,
  keeps: hours(24),
  provenOnly: true,
  named: 'shop_news',
  notice: (facts, { announcements: say }) => ({
    title: facts.title,
    lines: facts.words.split('\n'),
    ...linksOf(facts, say.open),
  }),
  message: (facts, { announcements: say }) =>
    asMessage({
      title: facts.title,
      lines: [...facts.words.split('\n'), '', `${say.service} ${say.serviceUnsubscribe}`],
      ...linksOf(facts, say.open),
    }),
  template: {
    body: ({ announcements }) => announcements.serviceTemplate,
    variables: (facts) => [facts.title, asOneLine(facts)],
    sample,
  },
})
