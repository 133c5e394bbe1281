import { again, notUnderstood, type Outcome, type Question } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { doubtsUs } from '#bot/understand/said/of-driver/doubting.ts'
import { noteOrder } from '#bot/understand/said/of-driver/note-order.ts'
import type { StepOf } from '../steps.ts'
import { corrected, isCorrection } from './correction.ts'
import { type BookingDraft, go } from './draft.ts'

/** What the shop reads with a request: only what it was surely meant to read. */

const LONGEST = 1000
const saysSomething = (words: string): boolean => /[\p{L}\p{N}]/u.test(words)

/** 'tell them that my locking nut is in the boot', before the shop is asked; words that may be a note are asked about. */
export const noteNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'noteSure',
  isMissing: ({ noteAsked }) => noteAsked !== undefined,
  hear: (message, draft) => {
    const { intent, slots } = message.understood
    return intent === 'message_shop' && slots.message && !slots.shop ? withNote(slots.message, draft) : undefined
  },
}

const SENTENCE = 60

/** Words that ask for nothing else. */
const canBeNote = ({ choice, kind, understood, command }: ParsedMessage): boolean =>
  !choice && kind === 'text' && !command && ['answer', 'unknown', 'message_shop'].includes(understood.intent)

/** Days and times in a long sentence change nothing. */
export const isLongNote = (message: ParsedMessage): boolean => canBeNote(message) && message.text.length > SENTENCE

/** Words under the summary that are no change of it: whether the shop shall read them. Nobody reads them unasked. */
export const maybeNote = (message: ParsedMessage, draft: BookingDraft): Outcome | undefined => {
  const { text: words } = message
  return canBeNote(message) && isWorthNoting(words) && !doubtsUs(words)
    ? go('noteSure', withAsked(words, draft))
    : undefined
}

const isWorthNoting = (words: string): boolean => saysSomething(words) && words.includes(' ')

/** The shop may be meant to read the words, which is asked about before it does. */
export const withAsked = (words: string, draft: BookingDraft): BookingDraft =>
  isWorthNoting(words) ? { ...draft, noteAsked: words.slice(0, LONGEST) } : draft

/** One more thing for the shop to know. */
export const withNote = (words: string, draft: BookingDraft): BookingDraft => {
  const { noteAsked: _asked, ...rest } = draft
  return { ...rest, notes: [draft.notes, words].filter(Boolean).join('. ').slice(0, LONGEST) }
}

const withoutAsked = ({ noteAsked: _asked, ...rest }: BookingDraft): BookingDraft => rest

/** 'No note', 'take that out', 'the note must say …', once it is read back; undefined for anything else. */
export function noteChanged(message: ParsedMessage, draft: BookingDraft): Outcome | undefined {
  const order = orderOf(message, draft)
  if (!order) return undefined
  const rest = withoutAsked(draft)
  if ('change' in order) return go('notes', rest)
  if ('instead' in order) return go('next', { ...rest, notes: order.instead.slice(0, LONGEST) })
  return go('next', 'out' in order ? { ...rest, notes: '' } : rest)
}

const orderOf = ({ choice, kind, text: words }: ParsedMessage, { notes, noteAsked }: BookingDraft) =>
  choice || kind !== 'text' ? undefined : noteOrder(words, Boolean(notes ?? noteAsked))

/** Whether words under the summary order something about the note, whatever else they look like. */
export const ordersNote = (message: ParsedMessage, draft: BookingDraft): boolean =>
  orderOf(message, draft) !== undefined

/** A change of the booking answers it as well: then the words are no note, which is said. */
export const leftOut = (outcome: Outcome, say: (words: string) => string): Outcome => {
  if (outcome.to !== 'step') return outcome
  const { noteAsked, ...rest } = outcome.draft as BookingDraft
  return noteAsked ? { ...outcome, draft: rest, say: [...outcome.say, text(say(noteAsked))] } : outcome
}

export const noteSure: Question<BookingDraft> = {
  freeText: true,
  takes: ordersNoteHere,
  ask: ({ noteAsked = '', shopName = '' }, { say }) => ({
    say: [
      buttons(
        say.booking.noteSure({ shop: shopName, words: noteAsked }),
        { id: 'note:yes', title: say.booking.addNote },
        { id: 'note:no', title: say.booking.noNote },
        { id: 'note:change', title: say.booking.changeSomething },
      ),
    ],
  }),
  answer: (message, draft, { say }) => {
    const { choice, yes, no } = message
    const fixed = corrected(message, draft, say)
    if (fixed) return leftOut(fixed, say.booking.noteLeftOut)
    if (choice === 'note:yes' || yes) return go('summary', withNote(draft.noteAsked ?? '', draft))
    if (choice === 'note:change') return go('change', withoutAsked(draft))
    if (choice === 'note:no' || no) return go('summary', withoutAsked(draft))
    return noteAgain(message, draft) ?? maybeNote(message, draft) ?? notUnderstood
  },
}

/** 'No note' is said of the words that are asked about, and takes none out that is set. */
function noteAgain(message: ParsedMessage, draft: BookingDraft): Outcome | undefined {
  const order = orderOf(message, draft)
  return order && 'out' in order ? go('summary', withoutAsked(draft)) : noteChanged(message, draft)
}

function ordersNoteHere(message: ParsedMessage, _now: Date, draft: BookingDraft): boolean {
  return ordersNote(message, draft) || isCorrection(message, draft, true)
}

export const notes: Question<BookingDraft> = {
  freeText: 'anything',
  ask: (_draft, { say }) => ({
    say: [buttons(say.booking.whichNotes, { id: 'notes:none', title: say.booking.noNotes })],
  }),
  answer: (message, draft, { say }) => {
    const order = orderOf(message, draft)
    const isNone = message.no || (order && 'out' in order) || (message.text !== '' && !saysSomething(message.text))
    if (message.choice === 'notes:none' || (isNone && !message.yes)) return go('next', { ...draft, notes: '' })
    if (message.choice || message.kind !== 'text' || message.text === '') return notUnderstood
    if (message.yes) return again()
    const cut = message.text.length > LONGEST ? [text(say.booking.notesCut(LONGEST))] : []
    return go('next', { ...draft, notes: message.text.slice(0, LONGEST) }, ...cut)
  },
}
