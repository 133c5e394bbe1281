import type { Apart } from '#bot/engine/conversation.ts'
import type { Outcome } from '#bot/engine/flow.ts'
import { aside } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Talk } from '#bot/engine/progress.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame } from '#bot/engine/state.ts'
import { beginsWithYes } from '#bot/understand/answers.ts'
import { nameAlone } from '#bot/understand/naming.ts'
import { type Person, type WhoComes, whoComes } from '#bot/understand/said/comes/who-comes.ts'
import { saysWhen } from '#bot/understand/said/comes/words.ts'
import type { Intent } from '#bot/understand/types.ts'
import { withPhone } from '#core/rules/format.ts'
import { carApart } from './car-apart.ts'
import { comesOfContact, withoutComes } from './comes.ts'
import { type BookingDraft, go } from './draft.ts'
import { withAsked } from './note.ts'

/** Steps whose words are somebody's to read as they are, or that ask for a number of the person's own. */
const ownWords: ReadonlySet<string> = new Set(['address', 'number'])
/** Where things are looked at that a booking may follow. */
const looking: ReadonlySet<string> = new Set(['search', 'shops'])
/** What a booking may follow, where nothing is asked. */
const beginning: ReadonlySet<Intent> = new Set([
  'book',
  'search_size',
  'search_vehicle',
  'quote_request',
  'deals',
  'shops_nearby',
])

/**
 * Who brings the car, with name and number, is a value of the booking whatever else a message says: it is laid over the
 * booking that runs, or kept for the one that follows, and the rest of the words is read without it.
 */
export function setApart(message: ParsedMessage, turn: Talk, active: Frame | null): Apart | undefined {
  if (message.contact) return ofCard(message, active)
  if (message.kind !== 'text' || message.choice || message.command || turn.actor.shops.length > 0) return undefined
  const isBooking = active?.flow === 'booking'
  if (isBooking && ownWords.has(active.step)) return undefined
  if (!isBooking && active && !looking.has(active.flow)) return undefined
  const ofCar = carApart(message, turn, active)
  if (ofCar) return ofCar
  const heard = whoComes(message.text)
  if (!heard) return undefined
  const said = withName(heard, turn)
  return isBooking
    ? ofBooking(said, message, active as Frame & { draft: BookingDraft }, turn)
    : forLater(said, active, turn)
}

/** A contact that is shared under the summary is who comes. */
function ofCard({ contact }: ParsedMessage, active: Frame | null): Apart | undefined {
  if (!contact || active?.flow !== 'booking' || active.step !== 'summary') return undefined
  const draft = active.draft as BookingDraft
  return { outcome: go('next', { ...draft, comes: comesOfContact(contact, {}) }), rest: '' }
}

function ofBooking(said: WhoComes, message: ParsedMessage, active: Frame & { draft: BookingDraft }, turn: Talk) {
  const draft = laidOver(said, message.text, active.draft)
  if (!draft) return undefined
  const next: Outcome = go('next', draft)
  const { rest } = said
  // A yes agreed to what stood there before.
  const agrees = rest !== '' && (turn.reads(rest).yes || beginsWithYes(rest))
  if (rest === '' || agrees) return { outcome: next, rest: '' }
  return { outcome: next, frame: { ...active, draft }, rest, otherwise: go('next', withAsked(rest, draft)) }
}

/** 'My son brings it, Jaco': the name behind is theirs, and not the person's own. */
function withName(said: WhoComes, turn: Talk): WhoComes {
  const [only, ...more] = said.people
  const name = only && more.length === 0 && !only.name && said.certain ? nameAlone(said.rest) : undefined
  if (!name) return said
  const isWritten = name.charAt(0) !== name.charAt(0).toLowerCase()
  const isName = isWritten || turn.reads(name).understood.language === undefined
  return isName ? { ...said, people: [{ ...only, name }], rest: '' } : said
}

/** The booking with what is said of who comes; undefined if it changes nothing there. */
function laidOver(said: WhoComes, words: string, draft: BookingDraft): BookingDraft | undefined {
  const { people, self, own, theirs, loose, wrong, rest } = said
  const known = draft.comes
  const withOwn = own ? { ...draft, phone: own } : draft
  if (self) return known ? withoutComes(withOwn) : undefined
  const [only, ...more] = people
  if (only && more.length > 0) return { ...withOwn, comes: { among: people, said: words } }
  if (only) return { ...withOwn, comes: { ...sameAs(known, only), ...only, said: words, ...(wrong && { wrong }) } }
  if (theirs) return { ...withOwn, comes: { ...known, wrong: undefined, ...theirs, said: words } }
  if (own) return saysWhen(rest) ? undefined : withOwn
  if (!loose || rest !== '') return undefined
  if (!known) return { ...draft, phone: loose }
  const { wrong: _wrong, ...comes } = known
  return { ...draft, comes: comes.phone ? { ...comes, loose } : { ...comes, phone: loose } }
}

/** The number of one of that name stands. */
const sameAs = (known: BookingDraft['comes'], { name }: Person): Person =>
  known?.phone && name !== undefined && known.name === name ? { phone: known.phone } : {}

/** Before there is a booking, only a name or a number is worth keeping. */
function forLater({ people, rest }: WhoComes, active: Frame | null, turn: Talk): Apart | undefined {
  const [only, ...more] = people
  if (!only || more.length > 0 || !(only.name || only.phone)) return undefined
  if (!active && (rest === '' || !turn.reads(rest).understood.wishes.some(({ intent }) => beginning.has(intent))))
    return undefined
  turn.memory.facts = { ...turn.memory.facts, comes: only }
  return { outcome: aside(text(turn.say.booking.comesNoted(withPhone(only)))), rest }
}
