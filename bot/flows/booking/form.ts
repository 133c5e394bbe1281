import { again, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { Form, Need } from '#bot/engine/form.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { beginsWithNo, hearName, hearQuantity } from '#bot/understand/answers.ts'
import { hearNaming } from '#bot/understand/naming.ts'
import { hasFigure } from '#bot/understand/said/figures.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { namesOnly } from '#bot/understand/said/of-driver/names-only.ts'
import { namesChosen } from '#bot/understand/said/which.ts'
import type { Intent } from '#bot/understand/types.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { shownMeant } from '../search/book-shown.ts'
import type { SearchDraft, ShownOffer } from '../search/draft.ts'
import type { StepOf } from '../steps.ts'
import { comesNeed } from './comes.ts'
import { countCorrected, isCounted } from './correction.ts'
import { dayNeed } from './day.ts'
import { type BookingDraft, go, withoutStart } from './draft.ts'
import { addressNeed, wayNeed } from './how.ts'
import { noteNeed } from './note.ts'
import { serviceNeed } from './service.ts'
import { timeNeed } from './time.ts'

const tooMany = ({ stock, quantity }: BookingDraft): boolean => stock !== undefined && quantity > stock

/** 'rather 2'. The shop may have fewer. */
const quantityNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'quantity',
  isMissing: tooMany,
  hear: (message, draft) => {
    const quantity = countCorrected(message, draft) ?? message.understood.slots.quantity
    return isCounted(draft) && !draft.rear && quantity && quantity !== draft.quantity
      ? withQuantity(draft, quantity)
      : undefined
  },
}

/** Another number of tyres takes another time, so the slot is looked for anew around the same hour. */
const withQuantity = (draft: BookingDraft, quantity: number): BookingDraft => ({ ...withoutStart(draft), quantity })

export const quantity: Question<BookingDraft> = {
  ask: (draft, { say }) => {
    const counts = [1, 2, 4].filter((count) => count <= (draft.stock ?? count))
    const few = tooMany(draft) ? say.booking.notEnough(draft.stock ?? 0) : say.booking.whichQuantity
    return {
      say: [buttons(few, ...counts.map((count) => ({ id: `quantity:${count}`, title: say.search.tyres(count) })))],
    }
  },
  answer: (message, draft, { say }) => {
    const tapped = message.choice?.startsWith('quantity:') ? Number(message.choice.slice(9)) : undefined
    const count = message.understood.slots.quantity ?? hearQuantity(message.text) ?? tapped
    if (count === undefined) return hasFigure(message.text) ? again(text(say.booking.quantityRange)) : notUnderstood
    if (count < 1 || count > 20) return again(text(say.booking.quantityRange))
    return go('next', withQuantity(draft, count))
  },
}

const LONGEST = 80
const isName = (words: string | null | undefined): words is string => /\p{L}{2}/u.test(words ?? '')

/** The name that is known from before stands in the summary, where 'my name is Sipho' corrects it. */
const nameNeed: Need<BookingDraft, StepOf['booking']> = {
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

/** 'rather the second one': another offer of the list from which the booking came. */
const offerNeed: Need<BookingDraft, StepOf['booking']> = {
  hear: (message, draft, { memory }) => {
    const { intent, slots } = message.understood
    const picks = intent === 'pick' || (intent === 'book' && slots.index !== undefined)
    const last = memory.lastSearch as SearchDraft | undefined
    if (message.choice || !draft.listingId || draft.rear || !last?.shown) return undefined
    const meant = (picks ? shownMeant(message, last) : undefined) ?? namedInstead(message, last.shown, draft)
    // The make that it is of already: the booking stands as it is, and nothing of it is a note.
    if (meant?.code === draft.code) return meant && namesOnly(message.text, meant.brand) ? draft : undefined
    if (!meant) return undefined
    const { listingId: _listing, stock: _stock, quoteId: _quote, ...rest } = withoutStart(draft)
    return { ...rest, code: meant.code }
  },
}

/** 'Linglong is not for me, what about the Falken', or 'the Falken of course', turns from one make of the list to another. */
function namedInstead(
  message: ParsedMessage,
  shown: readonly ShownOffer[],
  { what = '' }: BookingDraft,
): ShownOffer | undefined {
  const { chosen, denied } = namesChosen(
    message.text,
    shown.map(({ brand }) => brand),
  )
  // 'No the Falken', of a booking that is of none: the no is to what stands there.
  const meant = beginsWithNo(message.text) ? denied.filter((name) => !what.includes(name)) : []
  const [only, ...more] = chosen.length > 0 ? chosen : meant.filter((name) => namesOnly(message.text, name))
  if (only === undefined || more.length > 0) return undefined
  const isTurn = denied.length > 0 || says(message, 'objects') || namesOnly(message.text, only)
  return isTurn ? shown.find(({ brand }) => brand === only) : undefined
}

/** What a booking needs, in the order in which it asks. A note is offered at the summary, not asked for. */
export const bookingForm: Form<BookingDraft, StepOf['booking']> = [
  offerNeed,
  serviceNeed,
  quantityNeed,
  wayNeed,
  dayNeed,
  timeNeed,
  addressNeed,
  nameNeed,
  comesNeed,
  noteNeed,
]
