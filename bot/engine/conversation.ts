import type { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { Flow, Outcome, Turn } from './flow.ts'
import type { ParsedMessage } from './parsed-message.ts'

/** What the engine is handed: the flows, and what answers a message besides their questions. */
export type Conversation = {
  flows: Readonly<Record<string, Flow<unknown> | undefined>>
  /** The choices that mean the same whenever they are tapped; undefined for those that belong to a question. */
  routeButton: (choice: string, message: ParsedMessage, turn: Turn) => Promise<Outcome | undefined>
  /** The words that mean the same at any point. `running` is the flow that asks something now. */
  runGlobalHandlers: (message: ParsedMessage, turn: Turn, running: string | undefined) => Promise<Outcome | undefined>
  /** What a message begins on its own. */
  startFromIntent: (message: ParsedMessage, turn: Turn) => Outcome | undefined
  /** Whether what it begins is clear enough to interrupt a question. */
  isClearIntent: (message: ParsedMessage) => boolean
  /** Words typed in answer to what we told somebody. */
  answerOutcome: (message: ParsedMessage, turn: Turn) => Promise<Outcome | undefined>
  /** Whether the words say that they are such an answer, whatever question runs. */
  answersPlainly: (message: ParsedMessage) => boolean
  /** 'stop marketing': a setting, not the end of all messages. */
  leavesOnlyPart: (words: string) => boolean
  menu: (say: Texts, running?: string | null) => OutboundContent
  greeting: (turn: Turn) => OutboundContent
  /** A refusal in the person's language. */
  refusalWords: (refusal: Refusal, say: Texts) => string
}
