import type { Intent } from '#bot/understand/types.ts'
import { defineFlow } from '../steps.ts'
import { laidOver } from './draft.ts'
import { amongAlerts } from './intents.ts'
import { begin, car, heardNear, place, price, save, size, sure } from './make.ts'
import { change, go, listStep, on, one, remove, removeSure, which } from './mine.ts'

/** What answers the questions about an alert rather than beginning something else. */
const answers: readonly Intent[] = ['search_size', 'search_vehicle', 'refine', 'deals', 'quote_request', 'alert_create']

const wishes: readonly Intent[] = ['alert_create', 'alert_list', 'alert_delete']

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
  steps: { begin, car, size, price, place, sure, save, list: listStep, which, one, change, on, remove, removeSure },
})
