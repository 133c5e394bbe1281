import { aside } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Talk } from '#bot/engine/progress.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { placeNamed } from '#bot/flows/emergency/flow.ts'
import { rescueButton } from '#bot/flows/emergency/rescue-buttons.ts'
import { keptForThem } from '#bot/flows/emergency/tell-them.ts'
import { hearYesNo } from '#bot/understand/answers.ts'
import type { AskTopic } from '#bot/understand/ask/topics.ts'
import { doubtsIn } from '#bot/understand/said/agreed/doubts.ts'
import { minutesAgreed, takesPlainly } from '#bot/understand/said/roadside/takes-them.ts'
import { oneNamed } from '#bot/understand/said/roadside/to-one.ts'
import type { Intent } from '#bot/understand/types.ts'
import type { RescueAnswer } from '#core/contracts/deal/rescue.ts'
import { shopSays } from '#core/notifications/money-line.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import { JOHANNESBURG, localTime } from '#core/rules/time/time.ts'
import type { Act, ActName } from '../acts.ts'
import { askedAbout } from '../facts/asked-about.ts'
import type { Doing } from './doing.ts'

export const takeAnswer: Doing = ({ answer, message, turn }) =>
  answer && rescueButton(`take:${answer.id}`, message, turn)

/**
 * 'Ok take them', also with why, where only one shop comes, or only one in the minutes that are agreed to, and nothing
 * else is said; else who comes is shown.
 */
export const takeIfPlain: Doing = (situation) => {
  const { scene, message, turn } = situation
  // The minutes that are agreed to are those of one of them.
  const agreed = minutesAgreed(message.text)
  const said = agreed ? agreed.rest : message.text
  const [only, ...more] = scene.answers.filter(
    ({ comes, answer: { minutes } }) => comes && (!agreed || minutes === agreed.minutes),
  )
  const isPlain = only !== undefined && more.length === 0 && takesPlainly(said, turn.now)
  return isPlain ? rescueButton(`take:${only.id}`, message, turn) : showAnswers(situation)
}

const asksForOthers =
  /\b(?:any(?:one|body)|some(?:one|body)|others?|another|nobody|no one|niemand|iemand|ander|nearer|closer|faster|sooner|quicker|nader|vinniger|gouer|abanye|omunye|e mong|yo mong|ngaphambili|eduze|oseduzane|eduzane|kufuphi|kufutshane|gaufi|haufi)\b/

/** Who is nearest or cheapest, when they come and what it costs stands in what is shown. */
const inList: ReadonlySet<AskTopic> = new Set([
  'nearest',
  'far',
  'when',
  'cheapest',
  'total',
  'duration',
  'next',
  'phone',
])
const isOfList = (message: ParsedMessage): boolean =>
  askedAbout(message, 'driver')?.topics.every((topic) => inList.has(topic)) ?? false

const MAX_BUTTONS = 3
const TITLE_LENGTH = 20

/** Who comes, the soonest first, each with its button; of somebody who was named only that. */
export const showAnswers: Doing = ({ act, answer, scene, message, turn }) => {
  const { rescue: say } = turn.say
  const { rescue, answers } = scene
  if (!rescue) return undefined
  const coming = answers.filter(({ comes }) => comes)
  const others = act.act === 'refuse' ? coming.filter(({ id }) => id !== answer?.id) : []
  const shown = others.length > 0 ? others : answer?.comes ? [answer] : coming
  const lines = shown.flatMap(({ answer: { shop, minutes, lines, note } }) => [
    say.answer(shop.name, minutes ?? 0, lines, shop.phone),
    ...(note ? [say.theySay(shopSays(note, turn.say))] : []),
  ])
  const isForThem = !answer && (forThem.has(act.act) || (act.act === 'nothing' && act.of === 'unknown'))
  const body = [
    ...(answer && !answer.comes ? [say.hasNotSaid(answer.name)] : []),
    ...(isForThem ? [say.toldNothing] : []),
    ...(coming.length === 1 && asksForOthers.test(plainText(message.text))
      ? [turn.say.questionHelp.facts.nobodyElse]
      : []),
    ...(doubtsIn(message.text).has('asks') && !isOfList(message) ? [turn.say.questionHelp.facts.askThemselves] : []),
    shown.length > 1 ? say.theseCome : say.thisComes,
    ...lines,
    shown.length > 1 ? say.whom : say.surely,
  ]
  const takes = shown.slice(0, MAX_BUTTONS - 1).map(({ id, name }) => ({
    id: `rescue:take:${id}`,
    title: shown.length > 1 ? name.slice(0, TITLE_LENGTH).trim() : say.take,
  }))
  if (!isForThem) return aside(buttons(body.join('\n'), ...takes, { id: `rescue:close:${rescue.id}`, title: say.stop }))
  // What may be meant for them has its button in place of the one that stops it all.
  const kept = keptForThem(message.text, turn)
  return aside(buttons([...body, kept.line].join('\n'), ...takes, kept.button))
}

/** What somebody may think that the shops read. */
const forThem: ReadonlySet<ActName> = new Set<ActName>(['tell', 'give'])

/** Wants that are still about the tyre beside the road. */
const ofRoad: ReadonlySet<Intent> = new Set(['emergency', 'shops_nearby', 'help', 'book', 'compare'])

const FEW_WORDS = 5

/** Nobody has said yet that they come: how many have still to answer, and what may be for them is offered to them. */
export const sayWhoIsAsked: Doing = ({ act, scene: { answers }, message, turn }) => {
  const { rescue: say } = turn.say
  const isElsewhere = act.act === 'want' && !ofRoad.has(act.of)
  const isOfTyres = act.act === 'ask' && act.of === 'ask_tyres'
  if (((isElsewhere || isOfTyres) && act.sure) || placeNamed(message)) return undefined
  const named = oneNamed(
    message.text,
    answers.map(({ name }) => name),
  )
  const one = named === undefined ? undefined : answers[named]
  const left = answers.filter(({ answer }) => answer.state === 'waiting').length
  const words = [...(one ? [say.hasNotSaid(one.name)] : []), say.waiting(left)].join('\n')
  const isThanks = act.act === 'thanks' && message.text.split(' ').length <= FEW_WORDS
  const isBare = isThanks || doubtsIn(message.text).has('asks') || hearYesNo(message.text) !== undefined
  if (one || isBare) return aside(text(words))
  const kept = keptForThem(message.text, turn)
  return aside(buttons(`${words}\n${kept.line}`, kept.button))
}

/** By when they are there, and whom to call about it: what is certainly something else is none of this. */
export const sayWhoComes: Doing = ({ act, scene, message, turn }) => {
  const taken = scene.rescue?.answers.find(({ state }) => state === 'taken')
  const { rescue: say } = turn.say
  const isElsewhere = act.act === 'want' && act.of !== 'emergency' && act.of !== 'shops_nearby'
  if (!taken || ((isElsewhere || isOfWork(act)) && act.sure)) return undefined
  const words = [say.onItsWay(taken.shop.name, taken.shop.phone), whenThere(taken, turn)].filter(Boolean).join('\n')
  const isForThem = act.act !== 'agree' && act.act !== 'refuse' && act.act !== 'thanks'
  if (!isForThem) return aside(text(words))
  const kept = keptForThem(message.text, turn)
  return aside(buttons(`${words}\n${kept.line}`, kept.button))
}

/** About a search or another booking, and not about who comes. */
const isOfWork = ({ act, of }: Act): boolean => act === 'ask' && (of === 'ask_tyres' || of === 'ask_offer')

function whenThere({ dueAt, thereAt }: RescueAnswer, { say: { rescue }, now }: Talk): string {
  if (thereAt) return rescue.areThere
  if (!dueAt) return ''
  const time = localTime(new Date(dueAt), JOHANNESBURG)
  return new Date(dueAt) < now ? rescue.isPast(time) : rescue.byWhen(time)
}
