import { type Action, again, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { hearName } from '#bot/understand/answers.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import type { BookingDraft } from './draft.ts'
import { go } from './go.ts'

/** The first thing that is still missing; the summary when nothing is. */
export const next: Action<BookingDraft> = {
  act: async (draft, { memory, contact }) => {
    const name = draft.name ?? memory.name ?? contact.name ?? undefined
    const known = name && draft.changing ? { ...draft, name } : draft
    if (!known.locationType) return go('how', known)
    if (known.locationType === 'mobile' && !known.address) return go('address', known)
    if (!known.anyTime && !known.start) return go(known.date ? 'checkDay' : 'day', known)
    if (!known.name) return go('name', known)
    if (known.notes === undefined) return go('notes', known)
    return go('summary', { ...known, changing: false })
  },
}

export const name: Question<BookingDraft> = {
  freeText: true,
  ask: (_draft, { memory, contact, say }) => {
    const known = memory.name ?? contact.name
    return {
      say: [known ? buttons(say.booking.whichName, { id: 'name:known', title: known }) : text(say.booking.whichName)],
    }
  },
  answer: (message, draft, { memory, contact, say }) => {
    const known = memory.name ?? contact.name ?? undefined
    const given = message.choice === 'name:known' || (message.yes && known) ? known : hearName(message.text)
    if (message.choice && message.choice !== 'name:known') return notUnderstood
    if (message.no) return again(text(say.booking.shortName))
    if (!given || !/\p{L}{2}/u.test(given)) return again(text(say.booking.shortName))
    memory.name = oneLine(given.slice(0, 80))
    return go('next', { ...draft, name: memory.name })
  },
}

const LONGEST_NOTE = 1000

export const notes: Question<BookingDraft> = {
  freeText: 'anything',
  ask: (_draft, { say }) => ({
    say: [buttons(say.booking.whichNotes, { id: 'notes:none', title: say.booking.noNotes })],
  }),
  answer: (message, draft, { say }) => {
    if (/^\W*(change|verander)\W*$/i.test(message.text)) return go('change', draft)
    const says = /[\p{L}\p{N}]/u.test(message.text)
    if (message.choice === 'notes:none' || message.no || (message.text !== '' && !says && !message.yes))
      return go('next', { ...draft, notes: '' })
    if (message.choice || message.kind !== 'text' || message.text === '') return notUnderstood
    if (message.yes) return again()
    const cut = message.text.length > LONGEST_NOTE ? [text(say.booking.notesCut(LONGEST_NOTE))] : []
    return go('next', { ...draft, notes: message.text.slice(0, LONGEST_NOTE) }, ...cut)
  },
}

export const quantity: Question<BookingDraft> = {
  ask: (_draft, { say }) => ({
    say: [
      buttons(
        say.booking.whichQuantity,
        { id: 'quantity:1', title: say.search.tyres(1) },
        { id: 'quantity:2', title: say.search.tyres(2) },
        { id: 'quantity:4', title: say.search.tyres(4) },
      ),
    ],
  }),
  answer: (message, draft, { say }) => {
    const typed = message.understood.slots.quantity ?? bareNumber(message.text)
    const count = typed ?? (message.choice?.startsWith('quantity:') ? Number(message.choice.slice(9)) : undefined)
    if (count === undefined) return notUnderstood
    if (count < 1 || count > 20) return again(text(say.booking.quantityRange))
    return go('begin', withQuantity(draft, count))
  },
}

const bareNumber = (words: string): number | undefined => (/^\d{1,2}$/.test(words.trim()) ? Number(words) : undefined)

/** Another number of tyres takes another time, so the slot is looked for anew around the same hour. */
export function withQuantity(draft: BookingDraft, quantity: number): BookingDraft {
  const { start: _start, ...rest } = draft
  return { ...rest, quantity }
}
