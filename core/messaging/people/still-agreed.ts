import type { Context } from '#core/context.ts'
import type { Purpose } from '#core/rules/notifications/reason.ts'
import { personOf } from './person.ts'

/** Whether advertising may still go out: the yes to it stands at this moment. Everything else asks no consent here. */
export async function stillAgreed(
  ctx: Context,
  { contact_id, purpose }: { contact_id: string | null; purpose: Purpose },
  channel: 'whatsapp' | 'email' | 'sms',
): Promise<boolean> {
  if (purpose === 'service' || !contact_id) return true
  return (await personOf(ctx, contact_id)).consents[`${channel}:${purpose}`] === true
}
