import { minutes } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
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

/** What is tapped under a notice about a call; the buttons of a template cannot name it. */
export const idOf = (verb: string, of: string | undefined): string => (of ? `rescue:${verb}:${of}` : `rescue:${verb}`)

/** What a shop that was taken can tell the driver. */
export const wayButtons = ({ rescue: { way } }: Texts, askId?: string) => [
  { id: idOf('late', askId), title: way.late },
  { id: idOf('there', askId), title: way.there },
  { id: idOf('giveup', askId), title: way.giveUp },
]
