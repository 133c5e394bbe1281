import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { wordsOfName } from '#bot/understand/stated/called.ts'
import { isPlainWord } from '#bot/understand/stated/ordinary-words.ts'
import { isPlain, type Mention, type Stated } from '#bot/understand/stated/stated.ts'
import { against, type Facts } from '../fits.ts'

/** One thing of the counter that words can point at: a request that waits, a booking that stands, or a conversation. */
export type Thing = {
  kind: 'request' | 'booking' | 'conversation'
  id: string
  /** The customer, and what tells two of one name apart. */
  name: string
  person: string
  /** Who brings the car in the customer's place. */
  bringer?: string
  code?: string
  /** Of requests and bookings. */
  facts?: Facts
  /** The words of what a customer wrote last. */
  said?: ReadonlySet<string>
  /** The work is done, or the question answered. */
  isOver?: true
}

export type Pointed =
  /** The words name nobody and nothing. */
  | { to: 'nobody' }
  /** `alike`: somebody else of that name waits or is booked as well. */
  | { to: 'one'; thing: Thing; alike?: true }
  /** Each of them may be meant, or all of them are. */
  | { to: 'several'; things: Thing[] }
  /** Something is named that is not there. */
  | { to: 'none'; said: string }

/** The words of all names in the scene. */
export const calledIn = (things: readonly Thing[]): ReadonlySet<string> =>
  new Set(things.flatMap(namesOf).flatMap(wordsOfName))

const namesOf = ({ name, bringer }: Thing): string[] => [name, ...(bringer ? [bringer] : [])]

/**
 * What of the scene the words point at. Whatever acts for or writes to somebody at a counter goes through here, and what
 * is named and not found never becomes what is at hand. Pure.
 */
export function pointAt(stated: Stated, scene: readonly Thing[], { able, byFact = true }: Wanted): Pointed {
  const { code, mentions, order, all } = stated
  if (code) {
    const coded = scene.find((thing) => thing.code === code)
    return coded ? { to: 'one', thing: coded } : { to: 'none', said: code }
  }
  const things = scene.filter(able)
  const certain = mentions.filter(({ doubtful }) => !doubtful)
  if (certain.length > 0) return byName(certain, stated, scene, { able, byFact })
  if (all && things.length > 1) return { to: 'several', things }
  const doubted = mentions.flatMap((mention) => named(mention, scene))
  if (doubted.length > 0) {
    const possible = [...new Set([...things, ...doubted])]
    const [only] = possible
    return only && possible.length === 1 ? { to: 'one', thing: only } : { to: 'several', things: possible }
  }
  if (order !== undefined) return byOrder(order, stated, things)
  return byFact ? byFacts(stated, things) : { to: 'nobody' }
}

/** `able`: what the act can be done with. `byFact`: a time or a tyre says which; in a proposal it is the new time. */
export type Wanted = { able: (thing: Thing) => boolean; byFact?: boolean }

function byName(
  mentions: readonly Mention[],
  stated: Stated,
  things: readonly Thing[],
  { able, byFact }: Wanted,
): Pointed {
  const strayed = mentions.find(({ unknown }) => unknown.length > 0)
  if (strayed) return { to: 'none', said: strayed.words }
  const found = mentions.map((mention) => named(mention, things))
  const empty = mentions.find((_, at) => found[at]?.length === 0)
  if (empty) return { to: 'none', said: empty.words }
  const all = [...new Set(found.flat())]
  const meant = all.some(able) ? all.filter(able) : all
  const isNear = mentions.some(({ near }) => near.length > 0)
  const [only] = meant
  if (isNear || found.length > 1 || !only) return { to: 'several', things: meant }
  if (meant.length === 1) {
    const others = othersWith(stated, only, things)
    if (others.length > 0) return { to: 'several', things: [only, ...others] }
    const isAlike = isNamesake(only, byFact ? stated : undefined, all)
    return { to: 'one', thing: only, ...(isAlike && { alike: true }) }
  }
  const fitting = meant.filter(({ facts }) => facts && hasFacts(stated) && isNothingAgainst(stated, facts))
  const [fit] = fitting
  return fit && fitting.length === 1 ? { to: 'one', thing: fit } : { to: 'several', things: meant }
}

/** Whether another person is called so whose matter is open, and nothing that is said is true of the first alone. */
function isNamesake(one: Thing, stated: Stated | undefined, called: readonly Thing[]): boolean {
  const others = called.filter(
    ({ kind, name, person, isOver }) =>
      !isOver &&
      (kind === 'conversation' ? name !== one.name || shopOf(person) !== shopOf(one.person) : person !== one.person),
  )
  if (others.length === 0 || !stated || !hasFacts(stated)) return others.length > 0
  return others.some(({ facts }) => facts && isNothingAgainst(stated, facts))
}

/** Somebody of several shops may have the same customer at two of them. */
const shopOf = (person: string): string => person.split(' ', 1)[0] ?? ''

/** Those who have each of the names. */
function named({ exact, near }: Mention, things: readonly Thing[]): Thing[] {
  return things.filter((thing) =>
    namesOf(thing).some((name) => {
      const own = new Set(wordsOfName(name))
      return exact.every((word) => own.has(word)) && (near.length === 0 || near.some((word) => own.has(word)))
    }),
  )
}

/** Who else waits with the time or the tyre that is said, and that the one who is named does not have. */
function othersWith(stated: Stated, thing: Thing, things: readonly Thing[]): Thing[] {
  if (!hasFacts(stated) || !thing.facts || isNothingAgainst(stated, thing.facts)) return []
  return things.filter(
    ({ kind, id, facts }) => id !== thing.id && kind === 'request' && facts && isNothingAgainst(stated, facts),
  )
}

/** A place is only one of several if what else is said fits it alone. */
function byOrder(order: number, stated: Stated, things: readonly Thing[]): Pointed {
  const [only] = things
  const there = things.at(order > 0 ? order - 1 : order)
  const fitting = hasFacts(stated) ? things.filter(({ facts }) => facts && isNothingAgainst(stated, facts)) : []
  if (there && fitting.length === 1 && fitting[0] === there) return { to: 'one', thing: there }
  if (things.length > 1) return { to: 'several', things: [...things] }
  return only && (order === 1 || order === -1) ? { to: 'one', thing: only } : { to: 'none', said: String(order) }
}

/** A time, a tyre or a figure that fits one of several; one that fits none of several points at none of them. */
function byFacts(stated: Stated, things: readonly Thing[]): Pointed {
  if (things.length < 2 || !hasFacts(stated)) return { to: 'nobody' }
  const fitting = things.filter(({ facts }) => facts && isNothingAgainst(stated, facts))
  const [only] = fitting
  if (only && fitting.length === 1) return { to: 'one', thing: only }
  return { to: 'several', things: fitting.length > 0 ? fitting : [...things] }
}

const hasFacts = ({ dates, times, figures, amounts, sizes, brands, others, tyres }: Stated): boolean =>
  tyres !== undefined || [dates, times, figures, amounts, sizes, brands, others].some(({ length }) => length > 0)

export const isNothingAgainst = (stated: Stated, facts: Facts): boolean => {
  const { other, unfit } = against(stated, facts)
  return Object.keys(other).length === 0 && unfit.length === 0
}

/** Words under an open question that say no more than yes or no are the question's own. */
export const isBareAnswer = ({ yes, no, text: words }: ParsedMessage, now: Date): boolean =>
  (yes || no) && isPlain(words, now) && tokensOf(words).filter((word) => !isPlainWord(word)).length <= 1
