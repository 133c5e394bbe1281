import { minutes } from '#core/rules/time/time.ts'
import { type AnyKind, type KindSpec, kind } from '../../kind.ts'

const KEEPS_MINUTES = 30

/** A kind of notice about a flat tyre now: never held, and worth nothing after half an hour. */
export const rescueKind = <Facts>(own: Pick<KindSpec<Facts>, 'notice' | 'template'>): KindSpec<Facts> & AnyKind =>
  kind<Facts>({
    topic: 'bookings',
    purpose: 'service',
    channels: ['whatsapp', 'in_app', 'push'],
    urgent: true,
    keeps: minutes(KEEPS_MINUTES),
    named: 'booking',
    ...own,
  })
