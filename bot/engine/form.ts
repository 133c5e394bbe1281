import type { OutboundContent } from '#core/messaging/content.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { Turn } from './flow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { text } from './say.ts'

/** One thing that a task needs to know. */
export type Need<D, StepName extends string> = {
  /** The question that asks for it; none if it is never asked. */
  step?: StepName
  isMissing?: (draft: D) => boolean
  /** Lays what a message says of it over the draft; undefined if it says nothing. */
  hear?: (message: ParsedMessage, draft: D, turn: Turn) => D | undefined
  /** What is taken for granted until the person says otherwise. */
  assume?: (draft: D, turn: Turn) => D
  /** Sees whether it can be so as soon as it is named: without it and with the reason if it cannot. */
  check?: (draft: D, turn: Turn) => Promise<{ draft: D; sorry?: string }>
  /** It in words, read back once before the next question. */
  readBack?: (draft: D, say: Texts) => string | undefined
}

/** A task as the list of what it needs, in the order in which it asks. */
export type Form<D, StepName extends string> = readonly Need<D, StepName>[]

/** What was read back already is not read back again. */
export type ReadBack = { told?: string[] | undefined }

/** Everything that the message says, laid over the draft; undefined if it changes nothing. */
export function hear<D, StepName extends string>(
  form: Form<D, StepName>,
  message: ParsedMessage,
  draft: D,
  turn: Turn,
): D | undefined {
  let changed: D | undefined
  for (const need of form) changed = need.hear?.(message, changed ?? draft, turn) ?? changed
  return changed
}

/** The question for the first thing that is missing, or `ready`, with what has been understood since the last one. */
export async function firstMissing<D extends ReadBack, StepName extends string>(
  form: Form<D, StepName>,
  given: D,
  ready: StepName,
  turn: Turn,
): Promise<{ step: StepName; draft: D; say: OutboundContent[] }> {
  let draft = form.reduce((known, need) => need.assume?.(known, turn) ?? known, given)
  const sorry: string[] = []
  let step: StepName | undefined
  for (const need of form) {
    if (need.check) {
      const checked = await need.check(draft, turn)
      draft = checked.draft
      if (checked.sorry) sorry.push(checked.sorry)
    }
    if (need.step === undefined || !need.isMissing?.(draft)) continue
    step = need.step
    break
  }
  const facts = form.flatMap((need) => need.readBack?.(draft, turn.say) ?? [])
  const news = step ? facts.filter((fact) => !given.told?.includes(fact)) : []
  const said = [...(news.length > 0 ? [news.join(' ')] : []), ...sorry]
  return { step: step ?? ready, draft: { ...draft, told: facts }, say: said.map((words) => text(words)) }
}
