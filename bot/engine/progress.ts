import type { Intent } from '#bot/understand/types.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Talk } from './conversation.ts'
import type { Flow } from './flow.ts'
import { text } from './say.ts'
import type { Frame, State } from './state.ts'

export type { Talk }

/** What one message has led to so far. */
export type Progress = {
  state: State
  said: OutboundContent[]
  /** The question that this message has led to. It is shown if nothing moves on from it before the turn ends. */
  question?: OutboundContent[] | undefined
  /** Nothing has to be said. */
  isQuiet?: true
  /** The table of decisions took the message and the talk moved on. */
  isDecided?: true
  /** What was asked beside an answer has been answered. */
  isAnswered?: boolean
  /** What the answer before this message offered beside the open question. */
  offered?: string | undefined
  /** Where the conversation stood when the message came. */
  began: Frame | null
  /** What was not understood, or was taken for something else than was meant. */
  misheard?: readonly Unrecognised[]
}

export type Unrecognised = { words: string; tookFor: Intent; meant?: Intent }

/** After dropUnknown there is one for every frame. */
export function flowOf({ conversation }: Talk, { flow }: Frame): Flow<unknown> {
  const found = conversation.flows[flow]
  if (!found) throw new Error(`no flow is called ${flow}`)
  return found
}

export const titleOf = (turn: Talk, frame: Frame): string => flowOf(turn, frame).title(frame.draft, turn.say)

export const backTo = (turn: Talk, frame: Frame): OutboundContent => text(turn.say.common.backTo(titleOf(turn, frame)))

const SHORT = 200

/** The question once more, where it stands on the screen already: one line in place of a list or a long text. */
export function inBrief(turn: Talk, frame: Frame, asked: readonly OutboundContent[]): OutboundContent[] {
  const [only, ...more] = asked
  const line = turn.conversation.openQuestion(frame, turn.say)
  if (!only || only.type === 'template') return [...asked]
  if (more.length === 0 && only.type !== 'list' && only.body.length <= SHORT) return [only]
  if (line === undefined) return []
  return [only.type === 'buttons' || only.type === 'list' ? { ...only, body: line } : text(line)]
}
