import type { Outcome } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Talk } from '#bot/engine/progress.ts'
import type { Frame, Option } from '#bot/engine/state.ts'
import type { Act } from '../acts.ts'
import type { AnswerThing, QuoteThing } from '../asked-shops.ts'
import type { Declared } from '../questions.ts'
import type { OfferThing, Scene } from '../scene.ts'

/** What is meant; undefined if several may be. */
export type Meant = {
  offer: OfferThing | undefined
  answer: AnswerThing | undefined
  quote: QuoteThing | undefined
  /** The day and hour that are named in place of the offered ones. */
  instead: { date?: string; time?: string }
}

/** What an act is done with. */
export type Situation = Meant & {
  act: Act
  scene: Scene
  active: Frame | null
  question: Declared | undefined
  /** The choices that stand on the screen. */
  options: readonly Option[]
  message: ParsedMessage
  turn: Talk
}

/** Does it; undefined if it turns out that nothing can be done here. */
export type Doing = (situation: Situation) => Promise<Outcome | undefined> | Outcome | undefined
