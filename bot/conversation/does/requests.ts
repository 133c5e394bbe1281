import { aside, enter } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { desk } from '#bot/flows/shop-desk/draft.ts'
import { untilWhen } from '#bot/flows/shop-desk/line/waiting.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
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
  const words = untilWhen(requests, turn)
  return words === undefined ? undefined : aside(text(words))
}
