import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { asksSomething, callsByName } from '#bot/understand/said/counter/asks.ts'
import { sentencesOf } from '#bot/understand/said/counter/sentences.ts'
import { counterActs } from '#bot/understand/said/counter-acts.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'
import { wordsOfName } from '#bot/understand/stated/called.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { atDesk } from '../draft.ts'
import type { Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { bookingOf } from './sayings.ts'
import { whomIn } from './whom.ts'

/** A question of the shop's about somebody whom they name: what is known of them, and that they can be asked. */
export function askedOfUs(words: string, scene: Scene, turn: Turn): Outcome | undefined {
  if (!asksSomething(words) || ordersToTell(words)) return undefined
  const { pointed, isNamed } = whomIn(words, scene, { able: () => true, byFact: false, before: [], now: turn.now })
  const things = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  if (!isNamed || things.length === 0) return undefined
  const names = new Set(things.flatMap(({ name }) => wordsOfName(name)))
  if (callsByName(words, names) || asksForMore(words, things, turn)) return undefined
  const lines = things.flatMap((thing) => lineOf(thing, scene, turn))
  if (lines.length === 0) return undefined
  const [first] = things
  return aside(text([...new Set(lines), turn.say.several.askThem(first?.name ?? '')].join('\n')))
}

/** Another hour, or something to do, stands beside the question. */
function asksForMore(words: string, things: readonly Thing[], { now }: Turn): boolean {
  const own = things.map(({ facts }) => facts?.time)
  const isOther = offeredTimes(words, now).offered.some(({ time }) => !own.includes(time))
  const told = sentencesOf(words).filter((one) => !asksSomething(one))
  return isOther || told.some((one) => counterActs(one, now).some(({ sure }) => sure))
}

function lineOf(thing: Thing, scene: Scene, turn: Turn): string[] {
  const booking = bookingOf(thing, scene)
  if (booking) return [turn.say.work.line(atDesk(booking, turn))]
  const open = scene.now.threads.find(({ id }) => id === thing.id)
  return open ? [turn.say.counter.wrote(open.customer, open.words)] : []
}

const QUOTE: Kind = 'quote_wanted'
const RESCUE: Kind = 'rescue_asked'

/** A question below a call for a price, or for help at the roadside: what stands there is all that is known. */
export function askedOfCall(words: string, turn: Turn): Outcome | undefined {
  if (!asksSomething(words)) return undefined
  const { several } = turn.say
  const [newest] = turn.screen
  if (turn.running === 'quote-desk' || (!turn.running && newest?.kind === QUOTE)) return again(several.quoteFacts, turn)
  return !turn.running && newest?.kind === RESCUE ? aside(text(several.rescueFacts)) : undefined
}

const again = (words: string, { running }: Turn): Outcome =>
  running ? { to: 'again', say: [text(words)] } : aside(text(words))
