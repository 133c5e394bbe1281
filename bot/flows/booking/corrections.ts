import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { hearTime } from '#bot/understand/answers.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { BookingDraft } from './draft.ts'
import { changedWay, inWay } from './how.ts'
import { withQuantity } from './questions.ts'
import { servicesIn } from './services.ts'

const objection = /^\s*(?:no|nee|nah|sorry|wait|actually|eintlik)[\s,.:;-]+/i

/** 'actually 2', 'no, Friday', 'make it 11': what a message changes in the booking; undefined when nothing. */
export function corrected(message: ParsedMessage, draft: BookingDraft, now: Date): BookingDraft | undefined {
  if (message.choice && message.tapped) return undefined
  const { quantity, date } = message.understood.slots
  const { intent } = message.understood
  const corrects = intent === 'refine' || (intent === 'answer' && objection.test(message.text))
  const hour = corrects && quantity === undefined && draft.start !== undefined
  const time =
    message.understood.slots.time ??
    (hour ? hearTime(message.text.replace(objection, ''), { now, asked: true }) : undefined)
  const way = draft.locationType && changedWay(message.text, draft)
  if (way) return inWay(draft, way)
  const added = addedServices(message, draft)
  if (added) return { ...withoutStart(draft), services: [...(draft.services ?? []), ...added] }
  if (quantity === undefined && date === undefined && time === undefined) return undefined
  const counted = quantity && quantity !== draft.quantity ? withQuantity(draft, quantity) : draft
  if (date === undefined && time === undefined) return counted === draft ? undefined : counted
  return { ...withoutStart(counted), anyTime: false, ...(date ? { date } : {}), ...(time ? { time } : {}) }
}

/** Another amount of work takes another time, so the slot is looked for anew around the same hour. */
function withoutStart(draft: BookingDraft): BookingDraft {
  const { start: _start, ...rest } = draft
  return rest
}

/** 'with alignment': work that the shop offers and that is not in the booking yet. */
function addedServices(message: ParsedMessage, draft: BookingDraft): ServiceCode[] | undefined {
  const named = servicesIn(message.understood.slots.service, '', {})
  const offered = (draft.offered ?? []).map(({ service }) => service)
  const added = named.filter((one) => offered.includes(one) && !draft.services?.includes(one))
  return draft.services && added.length > 0 ? added : undefined
}
