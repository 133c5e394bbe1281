import { answerRule } from '#core/rules/notifications/notify.ts'
import type { AnyKind } from '../../kind.ts'

/** An announcement to the admin who wrote it: they ask for it, so nothing is waited for. */
export const announcementTest: AnyKind = {
  ...answerRule,
  channels: ['whatsapp', 'email', 'in_app'],
  named: 'other',
}
