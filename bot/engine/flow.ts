import type { Person } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Contact, Scene } from '#core/messaging/inbound/conversation.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Frame, Memory } from './state.ts'

/** What stands on the person's phone, and whether a shop's offer, answer or price waits for them. */
export type Seen = Pick<Scene, 'screen' | 'offersStand' | 'rescueStands' | 'quotesStand'> & {
  /** The ids of the choices in our newest answer. */
  choices: readonly string[]
}

/** What a step may use: the context of the use-cases, the person, the words in their language, and the memory. */
export type Turn = Seen & {
  ctx: Context
  contact: Contact
  /** The person as the use-cases see them. */
  actor: Person
  say: Texts
  memory: Memory
  now: Date
  /** What somebody at a counter has typed; not of a tap. */
  heard?: string | undefined
  /** The words of the names of whom they can speak, once they were read. */
  called?: ReadonlySet<string>
  /** The conversation of a customer into which the message before this one went. */
  told?: Memory['told']
  /** The threads whose words have waited for this very message and go out before the answer. */
  news?: readonly string[]
  /** Whether something else goes on when this flow has ended. */
  interrupts?: boolean
  /** The flow that asks now. */
  running?: string | undefined
  /** Its step. */
  runningStep?: string | undefined
  /** The files of this message go to somebody who looks at them; 'asked': if the person says so. */
  filesTaken?: boolean | 'asked'
  /** The words were not understood, and are offered to a shop as they are. */
  unread?: boolean
}

/** The outcome of an answer. */
export type Outcome =
  /** The answer does not fit the question. */
  | { to: 'notUnderstood' }
  /** Understood, but the question stands: `say` explains, then it is asked again unless `quiet`. */
  | { to: 'again'; say: OutboundContent[]; quiet?: boolean; draft?: unknown }
  | { to: 'step'; step: string; draft: unknown; say: OutboundContent[] }
  /** An answer beside the running flow, whose question is asked again in one line. */
  | { to: 'aside'; say: OutboundContent[] }
  /** Done, and nothing is said: the person talks to somebody else. */
  | { to: 'quiet' }
  /** Another flow on top; this one is taken up again afterwards. */
  | { to: 'enter'; frame: Frame; say: OutboundContent[] }
  /** Another flow in place of this one. */
  | { to: 'switch'; frame: Frame; say: OutboundContent[] }
  /** The flow has ended; `all` also ends those that it interrupted; 'asksNothing' keeps the tasks among them for later. */
  | { to: 'done'; say: OutboundContent[]; all?: boolean | 'asksNothing' }

export const quiet: Outcome = { to: 'quiet' }
export const notUnderstood: Outcome = { to: 'notUnderstood' }
export const go = (step: string, draft: unknown, ...say: OutboundContent[]): Outcome => ({
  to: 'step',
  step,
  draft,
  say,
})
export const again = (...say: OutboundContent[]): Outcome => ({ to: 'again', say })
export const replyAndWait = (draft: unknown, ...say: OutboundContent[]): Outcome => ({
  to: 'again',
  say,
  quiet: true,
  draft,
})
export const enter = (frame: Frame, ...say: OutboundContent[]): Outcome => ({ to: 'enter', frame, say })
export const change = (frame: Frame, ...say: OutboundContent[]): Outcome => ({ to: 'switch', frame, say })
export const aside = (...say: OutboundContent[]): Outcome => ({ to: 'aside', say })
export const done = (...say: OutboundContent[]): Outcome => ({ to: 'done', say })
export const doneWithAll = (...say: OutboundContent[]): Outcome => ({ to: 'done', say, all: true })

/** It is settled what everything was about: nothing is asked now, and only what is worth finishing is kept. */
export const settled = (...say: OutboundContent[]): Outcome => ({ to: 'done', say, all: 'asksNothing' })

export type Asked<D> = { say: OutboundContent[]; draft?: D }

/** Asks one question and understands one answer. `ask` may read; `answer` decides from the draft alone. */
export type Question<D> = {
  ask: (draft: D, turn: Turn) => Asked<D> | Promise<Asked<D>>
  answer: (message: ParsedMessage, draft: D, turn: Turn) => Outcome
  /**
   * The answer may be any words, so only a clear other wish interrupts; 'anything': a whole sentence is the answer,
   * whatever it is about; 'verbatim': every text is the answer, except commands.
   */
  freeText?: boolean | 'anything' | 'verbatim'
  /** Whether the words are surely its answer, whatever else they may mean. */
  takes?: (message: ParsedMessage, now: Date, draft: D) => boolean
  /** What is read back waits behind anything else that is said, also to its own flow, and is asked again afterwards. */
  stays?: (draft: D) => boolean
  /** Asks for the answer now: whatever else is said drops it, and it is not asked again. */
  onlyNow?: true
}

/** Does something and says where to go on; asks nothing. */
export type Action<D> = {
  act: (draft: D, turn: Turn) => Promise<Outcome>
  /** It only decides which question comes next: nothing is done by it, and nobody told. */
  leadsOn?: true
}

export type Step<D> = Question<D> | Action<D>
export type Flow<D, StepName extends string = string> = {
  /** The subject of this flow, for 'shall we go on with …'. */
  title: (draft: D, say: Texts) => string
  /** A task that is worth finishing: if something else interrupts it, it is kept, and 'go on' brings it back. */
  keeps?: true
  /** Only looks at things, so what it interrupts waits. */
  browses?: true
  /** If the flow is entered again while it runs, the new one replaces it, and 'back' does not return to the old one. */
  alone?: true
  /** Whether 'cancel it' is about what this step shows, and not about the conversation. */
  cancels?: (step: string) => boolean
  /** Other wishes that this flow's steps handle themselves: they refine or answer and do not interrupt. */
  takes?: (message: ParsedMessage, draft: D) => boolean
  /** Corrections and side wishes that any step of the flow understands: 'actually 2', 'no, Friday', 'cheaper'. */
  anywhere?: (message: ParsedMessage, draft: D, step: string, turn: Turn) => Outcome | undefined
  steps: Readonly<Record<StepName, Step<D>>>
}
