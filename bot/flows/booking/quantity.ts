import { again, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { hearQuantity } from '#bot/understand/answers.ts'
import { hasFigure } from '#bot/understand/said/figures.ts'
import type { StepOf } from '../steps.ts'
import { type BookingDraft, withoutStart } from './draft.ts'
import { go } from './go.ts'

const tooMany = ({ stock, quantity }: BookingDraft): boolean => stock !== undefined && quantity > stock

/** 'rather 2'. The shop may have fewer. */
export const quantityNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'quantity',
  isMissing: tooMany,
  hear: (message, draft) => {
    const { quantity } = message.understood.slots
    return draft.listingId && !draft.rear && quantity && quantity !== draft.quantity
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
