import type { ActName } from '#bot/conversation/acts.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { Intent } from '#bot/understand/types.ts'

/** What a question can be about, by id. */
export type Things = Readonly<
  Record<'shop' | 'booking' | 'pending' | 'done' | 'listing' | 'alert' | 'thread' | 'request' | 'ask', string>
>

/** How a question is come to, and what an answer to it does. */
export type Asked = {
  /** What is typed or tapped until it stands. */
  come?: readonly string[]
  /** It stands here, with what was said so far. */
  at?: (things: Things, draft: unknown) => Frame
  /** An answer, as the reader takes it, and where it is found then: a part of the state, or of the reply. */
  give?: string
  intent?: Intent
  lands?: string
  /** The acts by which something is written that somebody else may read. */
  sends?: readonly ActName[]
  /** Every word is the answer. */
  isVerbatim?: true
}
