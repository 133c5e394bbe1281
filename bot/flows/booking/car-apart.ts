import type { Apart } from '#bot/engine/conversation.ts'
import { aside } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Talk } from '#bot/engine/progress.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame } from '#bot/engine/state.ts'
import { wantsOnceMore } from '#bot/understand/said/of-driver/once-more.ts'
import { type PlateSaid, plateSaid, saysWhichCar } from '#bot/understand/said/of-driver/plate-said.ts'
import type { Slots } from '#bot/understand/types.ts'
import type { SearchDraft } from '../search/draft.ts'
import { type BookingDraft, go } from './draft.ts'

/** Steps that ask for words in which no plate and no car is looked for. */
const other: ReadonlySet<string> = new Set(['name', 'comes'])

/**
 * Which car it is, by its plate or its name, is a value of the booking whatever else a message says. Before there is
 * one it is kept for the one that follows, and dropped where another car is searched for.
 */
export function carApart(message: ParsedMessage, turn: Talk, active: Frame | null): Apart | undefined {
  const said = plateSaid(message.text)
  if (active?.flow === 'booking') return ofBooking(said, message, active)
  if (said) return forLater(said, turn, active)
  const searched = keyOf(message.understood.slots)
  const { plate, plateFor, ...facts } = turn.memory.facts ?? {}
  if (plate && searched && searched !== plateFor) turn.memory.facts = facts
  return undefined
}

function ofBooking(said: PlateSaid | undefined, message: ParsedMessage, active: Frame): Apart | undefined {
  const draft = active.draft as BookingDraft
  if (other.has(active.step)) return undefined
  const { make, model, year, variant } = message.understood.slots.vehicle ?? {}
  const isCar = make !== undefined && model !== undefined && saysWhichCar(said?.rest ?? message.text)
  if (!said && !isCar) return undefined
  const known: BookingDraft = {
    ...draft,
    ...(said && { carPlate: said.plate }),
    ...(isCar && { vehicle: { make, model, ...(year && { year }), ...(variant && { variant }) } }),
  }
  const outcome = go('next', known)
  return isCar || !said?.rest
    ? { outcome, rest: '' }
    : { outcome, frame: { ...active, draft: known }, rest: said.rest, otherwise: outcome }
}

/** The tyres or the car that words name, to be compared; undefined if they name none. */
const keyOf = ({ size, sizeFront, sizeRear, vehicle }: Slots): string | undefined =>
  (size ?? sizeFront ?? vehicle)
    ? JSON.stringify([size, sizeFront, sizeRear, vehicle?.make, vehicle?.model])
    : undefined

/** Beside tyres that are searched for, or once some are shown; else a plate asks for the car of the garage. */
function forLater({ plate, rest }: PlateSaid, turn: Talk, active: Frame | null): Apart | undefined {
  const isShown = active?.flow === 'search' && (active.draft as SearchDraft).shown !== undefined
  const plateFor = rest === '' ? undefined : keyOf(turn.reads(rest).understood.slots)
  if (!plateFor && !wantsOnceMore(rest) && !(isShown && rest === '' && !turn.actor.accountId)) return undefined
  turn.memory.facts = { ...turn.memory.facts, plate, plateFor }
  return { outcome: aside(text(turn.say.booking.plateNoted(plate))), rest }
}
