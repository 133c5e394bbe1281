import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

export type LegalChange = { name: string; from: string; url: string }

/** In the app, to everybody with an account: a legal text gets another version. */
export const legalChanged = kind<LegalChange>({
  topic: 'messages',
  purpose: 'service',
  channels: ['in_app'],
  urgent: false,
  keeps: hours(24),
  named: 'other',
  notice: ({ name, from, url }, { announcements: say }) => ({
    title: say.legalTitle(name),
    lines: [say.legalLine(name, from)],
    links: [{ label: say.legalOpen, url }],
  }),
})
