import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { State } from '#bot/engine/state.ts'
import { daysMeant } from '#bot/understand/said/front-desk/asking/asks-of-bookings.ts'
import { asksNextJob, asksWhatWaits, whoseBookings } from '#bot/understand/said/front-desk/asking/asks-of-work.ts'
import { piecesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { frame } from '../../steps.ts'
import { desk } from '../draft.ts'
import { dayFrame } from '../own-days.ts'
import type { Scene } from '../scene.ts'

/** 'Next job?': the one that begins next, alone. */
export function nextJob(words: string, { standing }: Scene, turn: Turn): Outcome | undefined {
  // What is done with somebody in the same breath goes first.
  const acts = (one: string) => frontDeskActs(one, turn.now).some(({ act }) => act !== 'later')
  if (!asksNextJob(words) || piecesOf(words).some((one) => !asksNextJob(one) && acts(one))) return undefined
  const [first] = standing
    .filter(
      ({ status, appointmentStart }) =>
        status === 'confirmed' && appointmentStart !== null && new Date(appointmentStart) >= turn.now,
    )
    .toSorted((one, other) => (one.appointmentStart ?? '').localeCompare(other.appointmentStart ?? ''))
  return first && enter(desk('work', { bookingId: first.id }))
}

/** 'The shop's', under the question whose bookings are meant. */
export function ownOrShop(words: string, { options }: Pick<State, 'options'>, turn: Turn): Outcome | undefined {
  const ids = options.map(({ id }) => id)
  if (turn.screen[0]?.kind !== 'reply' || !ids.includes('home:today') || !ids.includes('menu:mine')) return undefined
  const whose = whoseBookings(words)
  if (!whose) return undefined
  return whose === 'shop' ? enter(dayFrame(daysMeant(words, turn.now))) : enter(frame('my-bookings', 'begin', {}))
}

/** What waits, asked for in words that name a time of their own. */
export const whatWaits = (words: string): Outcome | undefined =>
  asksWhatWaits(words) ? enter(desk('today', {})) : undefined
