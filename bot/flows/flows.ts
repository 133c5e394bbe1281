import type { Flow, Turn } from '#bot/engine/flow.ts'
import { buttons, list } from '#bot/engine/say.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { calledBy } from '#core/rules/people/names.ts'
import type { Texts } from '#core/texts/texts.ts'
import { alertsFlow } from './alerts/flow.ts'
import { bookingFlow } from './booking/flow.ts'
import { dataFlow } from './data/flow.ts'
import { emergencyFlow } from './emergency/flow.ts'
import { myBookingsFlow } from './my-bookings/flow.ts'
import { quoteDeskFlow } from './quotes/desk.ts'
import { quotesFlow } from './quotes/flow.ts'
import { reviewFlow } from './review/flow.ts'
import { searchFlow } from './search/flow.ts'
import { shopDeskFlow } from './shop-desk/flow.ts'
import { shopPictureFlow } from './shop-picture/flow.ts'
import { shopsFlow } from './shops/flow.ts'
import { signInFlow } from './sign-in/flow.ts'
import type { FlowName } from './steps.ts'
import { threadsFlow } from './threads/flow.ts'

export const flows: Record<FlowName, Flow<unknown>> = {
  search: searchFlow,
  booking: bookingFlow,
  shops: shopsFlow,
  'my-bookings': myBookingsFlow,
  'shop-desk': shopDeskFlow,
  'shop-picture': shopPictureFlow,
  threads: threadsFlow,
  quotes: quotesFlow,
  'quote-desk': quoteDeskFlow,
  review: reviewFlow,
  data: dataFlow,
  emergency: emergencyFlow,
  'sign-in': signInFlow,
  alerts: alertsFlow,
}

/** `running` names what waits for an answer, so that the person can go on with it. */
export const menu = (say: Texts, running?: string | null): OutboundContent =>
  list(say.common.menuBody, say.common.menuOpen, [
    ...(running ? [{ id: 'menu:resume', title: say.common.goOn, description: capital(running) }] : []),
    { id: 'menu:find', title: say.common.findTyres, description: say.common.findTyresHint },
    { id: 'menu:deals', title: say.common.deals, description: say.common.dealsHint },
    { id: 'menu:shops', title: say.common.shopsNear, description: say.common.shopsNearHint },
    { id: 'menu:mine', title: say.common.myBookings, description: say.common.myBookingsHint },
    { id: 'menu:emergency', title: say.emergency.menu, description: say.emergency.menuHint },
    { id: 'alert:list', title: say.alerts.mine, description: say.alerts.mineHint },
    { id: 'menu:help', title: say.common.help, description: say.common.helpHint },
  ])

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const greeting = ({ say, memory, contact }: Turn): OutboundContent =>
  buttons(
    say.common.welcome(memory.name ?? calledBy(contact.name)),
    { id: 'menu:find', title: say.common.findTyres },
    { id: 'menu:deals', title: say.common.deals },
    { id: 'menu:mine', title: say.common.myBookings },
  )
