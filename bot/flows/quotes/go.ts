import { goWithin } from '../steps.ts'

export const go = goWithin<'quotes'>()
export const goAtDesk = goWithin<'quote-desk'>()
