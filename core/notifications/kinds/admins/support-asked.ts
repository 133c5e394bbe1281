import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** Somebody wants to talk to us. */
export const supportAsked = kind<{ who: string; subject: string; words: string }>({
  topic: undefined,
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  urgent: true,
  keeps: hours(72),
  toAdmins: true,
  named: 'other',
  notice: ({ who, subject, words }, say) => ({
    title: say.threadNotices.supportAsked(who, subject),
    lines: [words],
  }),
})
