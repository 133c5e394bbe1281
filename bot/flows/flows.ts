import type { Flow } from '#bot/engine/flow.ts'
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
  threads: threadsFlow,
  quotes: quotesFlow,
  'quote-desk': quoteDeskFlow,
  review: reviewFlow,
  data: dataFlow,
  emergency: emergencyFlow,
  'sign-in': signInFlow,
  alerts: alertsFlow,
}
