import type { Turn } from '#bot/engine/flow.ts'
import type { State } from '#bot/engine/state.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { type Stated, statedIn } from '#bot/understand/stated/stated.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { factsOf } from '../../fits.ts'
import { isOf } from '../../shown.ts'
import { type DeskDraft, deskBooking } from '../draft.ts'
import { calledIn, pointAt } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { bookingOf } from './sayings.ts'
import { byInitial, whomIn } from './whom.ts'

/**
 * The one booking that words are about, and why: it is named, it is asked about, our answer shows it, or it waits alone.
 * `alike`: somebody else is called as the words say.
 */
export type Hand = { booking: BookingView; why: 'named' | 'asked' | 'shown' | 'only'; alike?: true }

/** Undefined if several may be meant, or if somebody is named who is none of them. */
export async function handOf(words: string, scene: Scene, state: State, turn: Turn): Promise<Hand | undefined> {
  const asked = await deskBooking(askedId(state) ?? shownId(state, turn), turn)
  const stated = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  const names = stated.mentions.filter(({ doubtful }) => !doubtful)
  if (stated.code || names.length > 0) {
    const isOfAsked =
      asked &&
      names.every(({ exact, near, unknown }) => isCalled(asked, exact) && near.length + unknown.length === 0) &&
      !meansOther(asked, words, stated, scene)
    if (isOfAsked && !stated.code) {
      const isAlike = hasNamesake(asked, stated, scene)
      // What we have shown last is no answer to which of two of one name is meant.
      if (isAlike && !askedId(state)) return undefined
      return { booking: asked, why: 'named', ...(isAlike && { alike: true }) }
    }
    const able = ({ id }: { id: string }) => isAnswerable(bookingOf({ id }, scene))
    const { pointed } = whomIn(words, scene, { able, byFact: false, before: [], now: turn.now })
    const booking = pointed.to === 'one' ? bookingOf(pointed.thing, scene) : undefined
    const isAlike = pointed.to === 'one' && pointed.alike
    return booking && { booking, why: 'named', ...(isAlike && { alike: true }) }
  }
  // 'Will' may be a word, or somebody else's name.
  const doubted = stated.mentions.flatMap(({ exact }) => exact)
  if (doubted.length > 0 && !(asked && isCalled(asked, doubted))) return undefined
  if (asked) return { booking: asked, why: askedId(state) ? 'asked' : 'shown' }
  const refused = refusedOf(words, scene, turn)
  if (refused) return { booking: refused, why: 'named' }
  const [only, second] = scene.now.waiting
  return only && !second && !scene.shown ? { booking: only, why: 'only' } : undefined
}

/** An initial behind the name is somebody else's. */
function meansOther({ id }: BookingView, words: string, stated: Stated, { things }: Scene): boolean {
  const pointed = pointAt(stated, things, { able: () => true, byFact: false })
  const meant = byInitial(pointed, words)
  return meant !== pointed && meant.to === 'one' && meant.thing.id !== id
}

/** Somebody else with an open matter is called so too. */
function hasNamesake({ id }: BookingView, stated: Stated, { things }: Scene): boolean {
  const pointed = pointAt(stated, things, { able: (thing) => thing.id === id, byFact: false })
  return pointed.to === 'one' && pointed.alike === true
}

/** The only request whose day and hour the words refuse: 'monday 11 is taken'. */
function refusedOf(words: string, { now }: Scene, turn: Turn): BookingView | undefined {
  const { refused } = offeredTimes(words, turn.now)
  const { dates } = statedIn(words, { now: turn.now })
  if (refused.length === 0 || now.waiting.length < 2) return undefined
  const hits = now.waiting.filter((one) => {
    const { time, date } = factsOf(one)
    return time !== undefined && refused.includes(time) && date !== undefined && dates.includes(date)
  })
  return hits.length === 1 ? hits[0] : undefined
}

const isCalled = ({ customer }: BookingView, words: readonly string[]): boolean =>
  words.every((word) => customer.name.toLowerCase().includes(word))

const isAnswerable = (booking: BookingView | undefined): boolean =>
  booking?.status === 'pending' || booking?.status === 'confirmed'

/** The steps that are about one booking. */
const ofOne: ReadonlySet<string> = new Set([
  'answer',
  'time',
  'unfit',
  'reason',
  'really',
  'sure',
  'price',
  'priceSure',
  'several',
])

function askedId({ active }: State): string | undefined {
  if (active?.flow !== 'shop-desk' || !ofOne.has(active.step)) return undefined
  const { bookingId, plan } = active.draft as DeskDraft
  return bookingId ?? (plan?.length === 1 ? plan[0]?.bookingId : undefined)
}

/** The one booking whose buttons stand under our newest answer, or that it was about. */
function shownId({ active, options }: State, { screen, memory }: Turn): string | undefined {
  if (active || screen[0]?.kind !== 'reply') return undefined
  const named = options.flatMap(({ id }) => /^(?:booking|work):[a-z]+:([0-9a-f-]{36})/.exec(id)?.[1] ?? [])
  const [only, ...others] = [...new Set(named)]
  if (only) return others.length === 0 ? only : undefined
  return options.some(({ id }) => isOf(id, 'what can be taken back')) ? memory.focus?.bookingId : undefined
}
