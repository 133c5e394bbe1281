import type { Asked } from '#bot/understand/asked.ts'
import type { Wish } from '#bot/understand/types.ts'
import type { Person } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { Flow, Outcome, Seen, Turn } from './flow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Frame, Memory, State } from './state.ts'

/** A turn with the parts of the conversation, which the steps need not know. */
export type Talk = Turn & {
  conversation: Conversation
  /** Reads a part of the message as if it were all of it. */
  reads: (words: string) => ParsedMessage
}

/**
 * A value that a message says beside anything else: what follows from it, and the words without it, which are read by
 * themselves with the task as the value has made it; `otherwise`: if nothing takes them.
 */
export type Apart = { outcome: Outcome; rest: string; frame?: Frame; otherwise?: Outcome }

/**
 * The parts of a conversation that the engine is given: the flows, and the answers to messages beside their questions.
 */
export type Conversation = {
  /** What was asked or shown last, as understanding names it. */
  askedOf: (ctx: Context, actor: Person, active: Frame | null, seen: Seen) => Promise<Asked>
  /** What helps somebody who cannot answer the open question. */
  helpWith: (active: Frame, say: Texts) => string | undefined
  /** The open question in one line. */
  openQuestion: (active: Frame, say: Texts) => string | undefined
  flows: Readonly<Record<string, Flow<unknown> | undefined>>
  /** Handles choices that mean the same whenever they are tapped; undefined for those that belong to a question. */
  routeButton: (choice: string, message: ParsedMessage, turn: Turn) => Promise<Outcome | undefined>
  /** Handles words that mean the same at any point. `running` is the flow that asks now. */
  runGlobalHandlers: (message: ParsedMessage, turn: Turn, running: string | undefined) => Promise<Outcome | undefined>
  /** A value that is said beside anything else: who brings the car. */
  setApart: (message: ParsedMessage, turn: Talk, active: Frame | null) => Apart | undefined
  /** A question about what stands on the screen, answered from its facts; undefined if it asks nothing of the kind. */
  answerAsked: (message: ParsedMessage, turn: Talk, state: State) => Promise<Outcome | undefined>
  /** The same of somebody of a shop, before their line is heard as one about their work. */
  answerAskedAtFrontDesk: (message: ParsedMessage, turn: Talk, state: State) => Promise<Outcome | undefined>
  /** What somebody of a shop types below what stands on their screen, before anything else is made of it. */
  frontDeskLine: (message: ParsedMessage, turn: Talk, state: State) => Promise<Outcome | undefined>
  /** Answers by the table of decisions; undefined for what it does not hold. */
  decide: (message: ParsedMessage, turn: Talk, state: State) => Promise<Outcome | undefined>
  /** What can be tapped on their screen where nothing is asked: of the newest notice, or of our last answer. */
  choicesThatStood: (turn: Talk, state: State) => Promise<OutboundContent[]>
  /** What is made of an act that was understood and that nothing took; undefined if it was not understood. */
  decideOtherwise: (message: ParsedMessage, turn: Talk, state: State) => Promise<Outcome | undefined>
  /** What became of the booking that the open question is about, if it has ended since; undefined if it goes on. */
  becameOf: (active: Frame, turn: Turn) => Promise<string | undefined>
  /** How the bookings stand that the open question is about, for when it is answered. */
  standOf: (active: Frame, turn: Turn) => Promise<Memory['stood']>
  /** Handles words for somebody else, and words that mean the same at any point. */
  runTalkHandlers: (message: ParsedMessage, turn: Turn) => Promise<Outcome | undefined>
  /** A cry for help, or a code that signs in: answered even while the bot is stopped. */
  cannotWait: (message: ParsedMessage, active: Frame | null) => boolean
  /** Answers a question about an offer, a shop, a booking or the trade; undefined if we know nothing about it. */
  answerQuestion: (message: ParsedMessage, wish: Wish, turn: Turn) => Promise<Outcome | undefined>
  /** The choice that the last answer offered beside the open question; a plain yes takes it, and then it is gone. */
  takeOffer: (turn: Turn) => string | undefined
  /** 'Yes, ask them' to what was offered to be asked of a shop, with what else the shop should be asked. */
  takesUp: (offered: string, message: ParsedMessage, turn: Turn) => Outcome | undefined
  /** 'Yes' below what somebody else has just written: asked for whom it is. */
  whoseYes: (message: ParsedMessage, turn: Turn) => Promise<Outcome | undefined>
  /** Whether the open question is itself one of yes or no. */
  asksYesOrNo: (active: Frame) => boolean
  /** 'Yes, tell her' under a question whose yes tells somebody what stands there. */
  isYesInWords: (message: ParsedMessage, active: Frame | null) => boolean
  /** Whether 'yes' does something there that tells somebody or is not easily taken back. */
  yesIsFinal: (active: Frame) => boolean
  /** Handles what somebody of a shop writes about their work. */
  shopWords: (message: ParsedMessage, wish: Wish, turn: Turn) => Promise<Outcome | undefined>
  /** The flow that a message begins on its own. */
  startFromIntent: (message: ParsedMessage, turn: Turn) => Outcome | undefined
  /** Whether the message begins something so clearly that it may interrupt a question. */
  isClearIntent: (message: ParsedMessage) => boolean
  /** Handles words that answer a notice. */
  answerOutcome: (message: ParsedMessage, turn: Turn) => Promise<Outcome | undefined>
  /** Words that the open question does not take may answer what somebody else has written below it. */
  answerAbove: (message: ParsedMessage, turn: Turn) => Promise<Outcome | undefined>
  /** Whether the words clearly answer a notice, whichever question is open. */
  answersPlainly: (message: ParsedMessage) => boolean
  /** 'stop marketing': a setting, not the end of all messages. */
  leavesOnlyPart: (message: ParsedMessage) => boolean
  /** Changes a setting at once, or shows the settings; asks nothing. */
  changeSettings: (message: ParsedMessage, turn: Turn) => Promise<Outcome | undefined>
  menu: (say: Texts, running?: string | null) => OutboundContent
  /** What stands where nothing is asked: the menu, at a counter its own. */
  home: (turn: Turn) => Promise<OutboundContent>
  greeting: (turn: Turn) => OutboundContent
  /** A refusal in the person's language. */
  refusalWords: (refusal: Refusal, say: Texts) => string
}
