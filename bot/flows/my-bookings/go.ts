import { goWithin } from '../steps.ts'

export const go = goWithin<'my-bookings'>()
