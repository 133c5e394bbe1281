import { again, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { StepOf } from '../steps.ts'
import type { BookingDraft } from './draft.ts'
import { go } from './go.ts'

const LONGEST = 1000
const saysSomething = (words: string): boolean => /[\p{L}\p{N}]/u.test(words)

/** 'tell them that my locking nut is in the boot', before the shop is asked. */
export const noteNeed: Need<BookingDraft, StepOf['booking']> = {
  hear: (message, draft) => {
    const { intent, slots } = message.understood
    return intent === 'message_shop' && slots.message && !slots.shop
      ? { ...draft, notes: slots.message.slice(0, LONGEST) }
      : undefined
  },
}

const SENTENCE = 60

/** Words that ask for nothing else: the summary offers to pass them on. */
export const canBeNote = ({ choice, kind, understood, command }: ParsedMessage): boolean =>
  !choice && kind === 'text' && !command && ['answer', 'unknown', 'message_shop'].includes(understood.intent)

/** Days and times in a long sentence change nothing: it is passed on as it stands. */
export const isLongNote = (message: ParsedMessage): boolean => canBeNote(message) && message.text.length > SENTENCE

/** Words typed under the summary, which offers to pass them on. */
export const noteTyped = (words: string, draft: BookingDraft): BookingDraft | undefined =>
  saysSomething(words) && words.includes(' ') ? { ...draft, notes: words.slice(0, LONGEST) } : undefined

export const notes: Question<BookingDraft> = {
  freeText: 'anything',
  ask: (_draft, { say }) => ({
    say: [buttons(say.booking.whichNotes, { id: 'notes:none', title: say.booking.noNotes })],
  }),
  answer: (message, draft, { say }) => {
    if (
      message.choice === 'notes:none' ||
      message.no ||
      (message.text !== '' && !saysSomething(message.text) && !message.yes)
    )
      return go('next', { ...draft, notes: '' })
    if (message.choice || message.kind !== 'text' || message.text === '') return notUnderstood
    if (message.yes) return again()
    const cut = message.text.length > LONGEST ? [text(say.booking.notesCut(LONGEST))] : []
    return go('next', { ...draft, notes: message.text.slice(0, LONGEST) }, ...cut)
  },
}
