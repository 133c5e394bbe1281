import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'
import { type Announced, asOneLine, linksOf, sample } from './announced.ts'

/** What an admin tells drivers who agreed to advertising. */
export const news = kind<Announced>({
  topic: 'marketing',
  purpose: 'marketing',
  channels: ['whatsapp', 'email'],
  urgent: false,
  keeps: hours(24),
  named: 'news',
  notice: (facts, { announcements: say }) => ({
    title: facts.title,
    lines: facts.words.split('\n'),
    ...linksOf(facts, say.open),
  }),
  unsubscribe: ({ announcements }) => announcements.newsUnsubscribe,
  template: {
    body: ({ announcements }) => announcements.newsTemplate,
    variables: (facts) => [facts.title, asOneLine(facts)],
    sample,
  },
})
