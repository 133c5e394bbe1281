import { again, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import { text } from '#bot/engine/say.ts'
import { hearName } from '#bot/understand/answers.ts'
import { hearNaming } from '#bot/understand/naming.ts'
import type { Intent } from '#bot/understand/types.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import type { StepOf } from '../steps.ts'
import type { BookingDraft } from './draft.ts'
import { go } from './go.ts'

const LONGEST = 80
const isName = (words: string | null | undefined): words is string => /\p{L}{2}/u.test(words ?? '')

/** The name that is known from before stands in the summary, where 'my name is Sipho' corrects it. */
export const nameNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'name',
  isMissing: (draft) => !draft.name,
  hear: (message, draft, { memory }) => {
    const given = message.choice ? undefined : hearNaming(message.text)
    if (!isName(given) || given === draft.name) return undefined
    memory.name = oneLine(given.slice(0, LONGEST))
    return { ...draft, name: memory.name }
  },
  assume: (draft, { memory, contact }) => {
    const known = draft.name ?? memory.name ?? contact.name
    return isName(known) ? { ...draft, name: known } : draft
  },
}

/** A question or another wish is never a name. */
export const mayBeName: ReadonlySet<Intent> = new Set(['answer', 'unknown', 'greeting', 'thanks', 'yes', 'no'])

export const name: Question<BookingDraft> = {
  freeText: true,
  ask: (_draft, { say }) => ({ say: [text(say.booking.whichName)] }),
  answer: (message, draft, { memory, say }) => {
    if (message.choice || message.kind !== 'text' || !mayBeName.has(message.understood.intent)) return notUnderstood
    const given = message.yes || message.no ? undefined : hearName(message.text)
    if (!isName(given)) return again(text(say.booking.shortName))
    memory.name = oneLine(given.slice(0, LONGEST))
    return go('next', { ...draft, name: memory.name })
  },
}
