import { goWithin } from '../steps.ts'

export const go = goWithin<'sign-in'>()
