import { aside } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { rescueButton } from '#bot/flows/emergency/rescue-buttons.ts'
import { agreesAndNamesNothing, doubtsIn, saysNothingElse } from '#bot/understand/said/agreed/doubts.ts'
import { agreesFirst } from '#bot/understand/said/agreed/first-agrees.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import type { ActName } from '../acts.ts'
import type { Doing } from './doing.ts'

export const takeAnswer: Doing = ({ answer, message, turn }) =>
  answer && rescueButton(`take:${answer.id}`, message, turn)

const takesThem =
  /^\W*(?:(?:ok|okay|yes|ja|yebo|ewe|ee|eya|sure|please|pls|asb|sharp|fine|good|great|reg|goed|dis reg|perfect|thanks|dankie)\W+){0,3}(?:(?:i(?:'?ll| will)? )?(?:take|accept|book) (?:them|it|that|this|him)|(?:ek )?(?:vat|neem) (?:hulle|dit|hom)|(?:let|tell) them (?:to )?come|(?:they|he) (?:can|may|must) come|send them|come please|please come|laat (?:hulle|hom) (?:maar )?kom|(?:hulle|hy) kan (?:maar )?kom|stuur hulle|kom asb|abeze|mabeze|bangeza|mabize|ba tle|a ba tle|ngiyabathatha|ke a ba nka)(?![a-z])/

/** 'Ok take them', also with why, where only one shop comes and nothing else is said; else who comes is shown. */
export const takeIfPlain: Doing = (situation) => {
  const { scene, message, turn } = situation
  const [only, ...more] = scene.answers.filter(({ comes }) => comes)
  const { text: words } = message
  const takesIt = (said: string): boolean =>
    (takesThem.test(plainText(said)) && saysNothingElse(said, turn.now)) || agreesAndNamesNothing(said, turn.now)
  const takes = takesIt(words) || agreesFirst(words, turn.now, takesIt)
  const isPlain = only !== undefined && more.length === 0 && takes
  return isPlain ? rescueButton(`take:${only.id}`, message, turn) : showAnswers(situation)
}

const asksForOthers =
  /\b(?:any(?:one|body)|some(?:one|body)|others?|another|nobody|no one|niemand|iemand|ander|nearer|closer|faster|sooner|quicker|nader|vinniger|gouer|abanye|omunye|e mong|yo mong|ngaphambili|eduze|oseduzane|eduzane|kufuphi|kufutshane|gaufi|haufi)\b/

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
  const lines = shown.map(({ answer: { shop, minutes, lines } }) =>
    say.answer(shop.name, minutes ?? 0, lines, shop.phone),
  )
  const body = [
    ...(answer && !answer.comes ? [say.hasNotSaid(answer.name)] : []),
    ...(forThem.has(act.act) && !answer ? [say.toldNothing] : []),
    ...(coming.length === 1 && asksForOthers.test(plainText(message.text))
      ? [turn.say.questionHelp.facts.nobodyElse]
      : []),
    ...(doubtsIn(message.text).has('asks') ? [turn.say.questionHelp.facts.askThemselves] : []),
    shown.length > 1 ? say.theseCome : say.thisComes,
    ...lines,
    shown.length > 1 ? say.whom : say.surely,
  ]
  const takes = shown.slice(0, MAX_BUTTONS - 1).map(({ id, name }) => ({
    id: `rescue:take:${id}`,
    title: shown.length > 1 ? name.slice(0, TITLE_LENGTH).trim() : say.take,
  }))
  return aside(buttons(body.join('\n'), ...takes, { id: `rescue:close:${rescue.id}`, title: say.stop }))
}

/** What somebody may think that the shops read. */
const forThem: ReadonlySet<ActName> = new Set<ActName>(['tell', 'give'])

/** Whom to call about it: what is certainly something else is none of this. */
export const sayWhoComes: Doing = ({ act, scene, turn }) => {
  const taken = scene.rescue?.answers.find(({ state }) => state === 'taken')
  const isElsewhere = act.act === 'want' || act.act === 'ask' || act.act === 'tell'
  if (!taken || (isElsewhere && act.sure)) return undefined
  return aside(text(turn.say.rescue.onItsWay(taken.shop.name, taken.shop.phone)))
}
