import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Texts } from './texts.ts'

/** Why something was sent, waits or was not sent, as the end of a sentence that begins with 'because'. */
export function reasonWords(reason: Reason, { settings: { reasons } }: Texts): string {
  switch (reason.code) {
    case 'allowed':
    case 'switched_off':
      return reasons[reason.code](reason.channel, reason.topic)
    case 'no_consent':
    case 'consent_withdrawn':
      return reasons[reason.code](reason.purpose)
    case 'for_admins':
      return reasons.for_admins
    case 'delivery':
      return reasons.delivery[reason.failure]
    default:
      return reasons.plain[reason.code]
  }
}
