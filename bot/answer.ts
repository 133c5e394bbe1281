import { says } from '#bot/understand/said/meanings.ts'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { askedOf } from './conversation/asked.ts'
import { decide, decideOtherwise } from './conversation/decide.ts'
import { stepFact } from './conversation/does/doing.ts'
import { answerAsked } from './conversation/facts/answer.ts'
import { answerAskedAtFrontDesk } from './conversation/facts/answer-at-front-desk.ts'
import { choicesThatStood } from './conversation/facts/stands-again.ts'
import { asksYesOrNo, helpWith, isYesInWords, openQuestion, yesIsFinal } from './conversation/questions.ts'
import type { Conversation } from './engine/conversation.ts'
import * as engine from './engine/run.ts'
import { answerOutcome, answersPlainly } from './flows/answers.ts'
import { setApart } from './flows/booking/set-apart.ts'
import { routeButton } from './flows/button-router.ts'
import { flows, greeting, menu } from './flows/flows.ts'
import { cannotWait, runGlobalHandlers, runTalkHandlers } from './flows/global-handlers.ts'
import { becameOf, standOf } from './flows/gone.ts'
import { isClearIntent, startFromIntent } from './flows/intents.ts'
import { leavesOnlyPart, settingsOutcome } from './flows/preferences/outcome.ts'
import { answerQuestion } from './flows/questions/answer.ts'
import { takeOffer, takesUp } from './flows/questions/subject.ts'
import { refusalWords } from './flows/refused.ts'
import { home } from './flows/shop-desk/home.ts'
import { frontDeskLine } from './flows/shop-desk/line/line.ts'
import { shopWords } from './flows/shop-desk/shop-words.ts'
import { whoseYes } from './flows/threads/talk.ts'
import { aboveOutcome } from './flows/threads/words.ts'
import { makeReader, type SecondReader } from './reader/reader.ts'
import { makeWire, type Wire } from './twilio/client.ts'

/** The conversation of this bot: the engine runs it and knows none of it. */
export const conversation: Conversation = {
  askedOf,
  openQuestion,
  helpWith,
  flows,
  routeButton,
  runGlobalHandlers,
  setApart,
  answerAsked,
  answerAskedAtFrontDesk,
  frontDeskLine,
  decide,
  decideOtherwise,
  choicesThatStood,
  runTalkHandlers,
  cannotWait,
  answerQuestion: async (message, wish, turn) =>
    (await stepFact(wish.words, turn)) ?? answerQuestion(message, wish, turn),
  takeOffer,
  takesUp,
  becameOf,
  standOf,
  asksYesOrNo,
  isYesInWords,
  yesIsFinal,
  whoseYes,
  shopWords,
  startFromIntent,
  isClearIntent,
  answerOutcome,
  answersPlainly,
  answerAbove: aboveOutcome,
  leavesOnlyPart: (message) => leavesOnlyPart(message) || says(message, 'endsTalk'),
  changeSettings: settingsOutcome,
  menu,
  home: async (turn) => (turn.actor.shops.length > 0 ? home(turn) : menu(turn.say)),
  greeting,
  refusalWords,
}

const wires = new WeakMap<Config, Wire>()

/** Twilio, as far as the engine needs it. */
export function wireOf({ config, log }: Context): Wire {
  const { publicUrl, twilio } = config
  const onFailure = (error: unknown, what: string) => log.warn({ err: error }, what)
  const wire = wires.get(config) ?? makeWire({ ...twilio, publicUrl, onFailure })
  wires.set(config, wire)
  return wire
}

const readers = new WeakMap<Config, SecondReader>()

/** The second reader of this process; undefined if the settings name none. */
export function readerOf(ctx: Context): SecondReader | undefined {
  const reader = readers.get(ctx.config) ?? makeReader(ctx)
  if (reader) readers.set(ctx.config, reader)
  return reader
}

/** Everything that the engine uses of the world outside. */
export const outsideOf = (ctx: Context): engine.Outside => ({ ...wireOf(ctx), reader: readerOf(ctx) })

/** Answers the oldest waiting message of one person; false when nobody waits. */
export const handleNext = async (ctx: Context): Promise<boolean> =>
  (await engine.handleNext(ctx, conversation, outsideOf(ctx))).found
