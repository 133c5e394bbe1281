import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react'
import type { Delivery, DeliveryState } from '#core/contracts/threads/delivery.ts'

const ticks: Record<DeliveryState, { Icon: LucideIcon; label: string; look?: string }> = {
  queued: { Icon: Clock, label: 'On its way' },
  sent: { Icon: Check, label: 'Sent' },
  delivered: { Icon: CheckCheck, label: 'Delivered' },
  read: { Icon: CheckCheck, label: 'Read', look: 'text-verified' },
  failed: { Icon: CircleAlert, label: 'Not delivered', look: 'text-danger' },
}

/** How far a message has come; the reason stands beneath it. */
export function DeliveryTick({ delivery: { state } }: { delivery: Delivery }) {
  const { Icon, label, look } = ticks[state]
  return <Icon role="img" aria-label={label} size={15} className={look} />
}

/** Why a message waits or does not arrive. */
export const DeliveryReason = ({ delivery: { state, reason } }: { delivery: Delivery }) =>
  reason && (
    <p className={`mt-0.5 text-right text-xs ${state === 'failed' ? 'text-danger' : 'text-ink-soft'}`}>{reason}</p>
  )
