import { again, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { hearName } from '#bot/understand/answers.ts'
import { nameAndNumber } from '#bot/understand/said/comes/who-comes.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import type { StepOf } from '../steps.ts'
import { type BookingDraft, type Comes, go } from './draft.ts'
import { withNote } from './note.ts'

const MAX_BUTTONS = 2
const MAX_LETTERS = 20

/** Nobody is asked who comes: whoever says nothing of it comes in person. */
export const comesNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'comes',
  isMissing: ({ comes }) => comes !== undefined && (!comes.name || Boolean(comes.among ?? comes.loose ?? comes.wrong)),
}

export const comesQuestion: Question<BookingDraft> = {
  freeText: true,
  ask: ({ comes = {} }, { say: { booking } }) => {
    const myself = { id: 'comes:self', title: booking.comeMyself }
    const { name = '', among, loose, wrong } = comes
    if (among) {
      const rows = among
        .slice(0, MAX_BUTTONS)
        .flatMap((one, at) => (one.name ? [{ id: `comes:${at}`, title: one.name.slice(0, MAX_LETTERS) }] : []))
      return { say: [buttons(booking.whoOfThem, ...rows, myself)] }
    }
    if (name && loose)
      return {
        say: [
          buttons(
            booking.whoseNumber(loose),
            { id: 'comes:theirs', title: name.slice(0, MAX_LETTERS) },
            { id: 'comes:mine', title: booking.mine },
          ),
        ],
      }
    if (name && wrong)
      return { say: [buttons(booking.wrongNumber(wrong, name), { id: 'comes:none', title: booking.noNumber })] }
    return { say: [buttons(booking.whichComes, myself)] }
  },
  answer: (message, draft, turn) => chosen(message, draft) ?? typed(message, draft, turn),
}

function chosen({ choice }: ParsedMessage, draft: BookingDraft): Outcome | undefined {
  const { comes = {} } = draft
  const { among, loose, wrong: _wrong, ...known } = comes
  if (choice === 'comes:self') return go('next', withoutComes(draft))
  if (choice === 'comes:none') return go('next', { ...draft, comes: known })
  if (choice === 'comes:theirs' && loose) return go('next', { ...draft, comes: { ...known, phone: loose } })
  if (choice === 'comes:mine' && loose) return go('next', { ...draft, comes: known, phone: loose })
  const one = choice && among?.[Number(choice.slice('comes:'.length))]
  return one ? go('next', { ...draft, comes: one }) : undefined
}

function typed(message: ParsedMessage, draft: BookingDraft, { say }: Turn): Outcome {
  const { comes = {} } = draft
  const { among, loose: _loose, wrong: _wrong, ...known } = comes
  if (message.contact) return go('next', { ...draft, comes: comesOfContact(message.contact, known) })
  if (message.choice || message.kind !== 'text') return notUnderstood
  // Who is not named is told in the person's own words.
  if (message.no) return go('next', among || !known.name ? told(draft) : { ...draft, comes: known })
  if (message.yes) return notUnderstood
  const given = nameAndNumber(message.text)
  const isAsked = !known.name || among !== undefined
  const name = given.name ?? (isAsked && !given.phone && !given.wrong ? hearName(message.text) : undefined)
  if (isAsked && !name) return again(text(say.booking.shortName))
  if (!isAsked && !name && !given.phone && !given.wrong) return notUnderstood
  const picked = among?.find((one) => one.name !== undefined && one.name === name)
  return go('next', { ...draft, comes: { ...known, ...picked, ...given, ...(name && { name: oneLine(name) }) } })
}

const told = (draft: BookingDraft): BookingDraft => {
  const { said } = draft.comes ?? {}
  return said ? withNote(said, withoutComes(draft)) : withoutComes(draft)
}

export function withoutComes(draft: BookingDraft): BookingDraft {
  const { comes: _comes, ...rest } = draft
  return rest
}

/** A shared contact names who comes, with their number. */
export function comesOfContact({ name, phone }: NonNullable<ParsedMessage['contact']>, known: Comes): Comes {
  const number = normalisePhone(phone ?? '')
  return { ...known, ...(name && { name: oneLine(name) }), ...(number && { phone: number }) }
}
