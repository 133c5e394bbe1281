import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { clausesOf } from '#bot/understand/said/clauses.ts'
import { dangersIn } from '#bot/understand/said/roadside/dangers.ts'
import { takesFirst, takesThemFirst } from '#bot/understand/said/roadside/takes-them.ts'
import { tellsOfRoad, tellsWhere } from '#bot/understand/said/roadside/where-told.ts'
import type { OnScreen } from '#core/messaging/inbound/conversation.ts'
import { myRescue } from '#core/rescue/rescue-view.ts'
import { heardPlace } from '../search/place.ts'
import { answerShows } from '../shown.ts'
import { rescueButton } from './rescue-buttons.ts'
import { tellThem } from './tell-them.ts'

/**
 * A pin, and what somebody beside the road says of the place, the car and the work, once shops were asked: these read it
 * at once, or the one that comes.
 */
export async function toldWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!turn.rescueStands || message.choice || message.repliesTo) return undefined
  if (message.location) return toldPin(message, turn)
  // Below another question the car and the place may be its answer.
  const tells = turn.running && turn.running !== 'emergency' ? tellsOfRoad : tellsWhere
  if (message.kind !== 'text' || !isTold(message.text, tells)) return undefined
  const taken = await takenBefore(message, turn)
  const said = await tellThem({ words: message.text }, turn)
  if (taken && 'say' in taken) return { ...taken, say: [...taken.say, ...(said ?? [])] }
  if (!said) return undefined
  const dangers = dangersIn(message.understood)
  return aside(...(dangers.length > 0 ? [text(turn.say.common.danger(dangers))] : []), ...said)
}

/** 'Ok take them, we are at the bridge': the only shop that comes is taken, and reads the rest. */
async function takenBefore(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const isOffered = answerShows(turn, 'shops that come') || isAnswer(turn.screen[0])
  const isFree = turn.running === undefined || turn.running === 'emergency'
  const takes = isOffered ? takesFirst(message.text, turn.now) : isFree && takesThemFirst(message.text)
  if (!takes) return undefined
  const { rescue } = await myRescue(turn.ctx, turn.actor)
  const [only, ...others] = (rescue?.answers ?? []).filter(({ state }) => state === 'coming')
  return only && others.length === 0 ? rescueButton(`take:${only.id}`, message, turn) : undefined
}

const isAnswer = (one: OnScreen | undefined): boolean =>
  one?.kind === 'rescue_answered' || one?.kind === 'rescue_given_up'

/** Something besides its questions is to be told. */
export const isTold = (words: string, tells = tellsWhere): boolean =>
  clausesOf(words).some((clause) => !clause.asks && tells(clause.words))

/** These ask for a place of their own. */
const asksPlace: ReadonlySet<string> = new Set(['place', 'where', 'address'])

async function toldPin(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const place = heardPlace(message)
  const isAnswer = turn.running !== 'emergency' && asksPlace.has(turn.runningStep ?? '')
  if (!place || (isAnswer && (await myRescue(turn.ctx, turn.actor)).rescue?.pinned)) return undefined
  const said = await tellThem({ pin: { lat: place.lat, lng: place.lng, place: place.label } }, turn)
  if (said) turn.memory.place = place
  return said && aside(...said)
}
