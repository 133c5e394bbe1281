import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** To the admins: a shop waits for them. */
export const applicationSubmitted = kind<{ shop: string; place: string; owner: string }>({
  topic: undefined,
  purpose: 'service',
  channels: ['email', 'in_app'],
  urgent: false,
  keeps: hours(72),
  toAdmins: true,
  named: 'other',
  notice: ({ shop, place, owner }, { onboardingNotices: say }) => ({
    title: say.submitted(shop, place),
    lines: [say.submittedLine(owner)],
  }),
})
