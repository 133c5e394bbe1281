import { goWithin } from '../steps.ts'

export const go = goWithin<'booking'>()
