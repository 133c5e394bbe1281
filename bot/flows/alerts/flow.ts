import type { Outcome, Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { saysAllOfThem } from '#bot/understand/said/alerts/alert-order.ts'
import type { Intent } from '#bot/understand/types.ts'
import { defineFlow } from '../steps.ts'
import { type AlertDraft, laidOver } from './draft.ts'
import { amongAlerts, orderHere } from './intents.ts'
import { begin, car, heardNear, place, price, save, size, sure } from './make.ts'
import { change, go, listStep, on, one, pause, remove, removeSure, stepOf, which } from './mine.ts'

/** What answers the questions about an alert rather than beginning something else. */
const answers: readonly Intent[] = ['search_size', 'search_vehicle', 'refine', 'deals', 'quote_request', 'alert_create']

const wishes: readonly Intent[] = ['alert_create', 'alert_list', 'alert_delete']

/** What is ordered in words of the alert that stands there, or of one of those that do. */
const ordering = (question: Question<AlertDraft>): Question<AlertDraft> => ({
  ...question,
  takes: (message, _now, draft) => ordered(message, draft) !== undefined,
  answer: (message, draft, turn) => ordered(message, draft) ?? question.answer(message, draft, turn),
})

function ordered(message: ParsedMessage, draft: AlertDraft): Outcome | undefined {
  if (message.choice) return undefined
  // 'Albei', where it is asked which.
  if (draft.act && saysAllOfThem(message.text)) return go('which', { ...draft, index: undefined, every: true })
  const order = orderHere(message)
  const [only, ...more] = draft.alertId ? [draft.alertId] : (draft.ids ?? [])
  const { size } = order?.query ?? {}
  const { index } = message.understood.slots
  if (!order || index !== undefined || order.act === 'remove') return undefined
  if (order.every || (!only && !size)) return go('which', order)
  // Of the one that stands there a size is what it changes to.
  const { query, ...rest } = order
  const { size: _size, ...others } = query
  if (only && more.length === 0)
    return go(stepOf(order.act), { ...rest, query: others, alertId: only, ...(size && { toSize: size }) })
  return go('which', order)
}

export const alertsFlow = defineFlow('alerts', {
  keeps: true,
  title: (draft, say) => (draft.making ? say.alerts.title : say.alerts.titles),
  takes: (message, draft) => (draft.making ? answers : wishes).includes(message.understood.intent),
  anywhere: (message, draft, _step, turn) => {
    if (message.choice) return undefined
    if (!draft.making) return amongAlerts(message, turn)
    const next = laidOver(draft, message, heardNear(message))
    return next && go('begin', next)
  },
  steps: {
    ...{ begin, car, size, price, place, sure, save, which, change, on, remove, pause },
    list: ordering(listStep),
    one: ordering(one),
    removeSure: ordering(removeSure),
  },
})
