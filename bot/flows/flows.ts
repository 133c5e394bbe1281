import type { Flow } from '#bot/engine/flow.ts'
import { alertsFlow } from './alerts/flow.ts'
import { bookingFlow } from './booking/flow.ts'
import { emergencyFlow } from './emergency/flow.ts'
import { myBookingsFlow } from './my-bookings/flow.ts'
import { reviewFlow } from './review/flow.ts'
import { searchFlow } from './search/flow.ts'
import { shopDeskFlow } from './shop-desk/flow.ts'
import { shopsFlow } from './shops/flow.ts'
import { signInFlow } from './sign-in/flow.ts'
import type { FlowName } from './steps.ts'
import { threadsFlow } from './threads/flow.ts'

/** A frame's draft is only ever read by the flow that wrote it, so the engine need not know its shape. */
const opaque = <D, Name extends string>(flow: Flow<D, Name>): Flow<unknown> => flow as unknown as Flow<unknown>

export const flows: Record<FlowName, Flow<unknown>> = {
  search: opaque(searchFlow),
  booking: opaque(bookingFlow),
  shops: opaque(shopsFlow),
  'my-bookings': opaque(myBookingsFlow),
  'shop-desk': opaque(shopDeskFlow),
  threads: opaque(threadsFlow),
  review: opaque(reviewFlow),
  emergency: opaque(emergencyFlow),
  'sign-in': opaque(signInFlow),
  alerts: opaque(alertsFlow),
}
