import { aside, enter } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { desk } from '#bot/flows/shop-desk/draft.ts'
import { inMessages } from '#core/bookings/in-messages.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import { momentWords } from '#core/texts/when.ts'
import type { Doing } from './doing.ts'

/** The request with its buttons, or all of them as a list; what helps is said first to somebody who asks. */
export const showRequests: Doing = ({ act, scene, turn }) => {
  const [only, ...others] = scene.requests
  if (!only) return undefined
  const { why, unsure } = turn.say.questionHelp
  const key = others.length > 0 ? 'requests' : 'request'
  const help = act.act === 'repeat' ? [] : [text(act.act === 'explain' ? why[key] : unsure[key])]
  return enter(others.length > 0 ? desk('which', {}) : desk('answer', { bookingId: only.id }), ...help)
}

/** It is said until when they wait. */
export const keepRequests: Doing = async ({ scene, turn }) => {
  const requests = scene.requests.length > 0 ? scene.requests : await waitingForShop(turn.ctx, turn.actor)
  const [first, ...others] = requests.toSorted((one, other) => (one.answerBy ?? '').localeCompare(other.answerBy ?? ''))
  if (!first?.answerBy) return undefined
  const until = momentWords(first.answerBy, turn.say.dates)
  const { waiting } = turn.say
  const words =
    others.length > 0 ? waiting.several(requests.length, until) : waiting.one(inMessages(first).customer.name, until)
  return aside(text(words))
}
