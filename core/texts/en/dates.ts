import type { Dates } from '../when.ts'

export const dates: Dates = { locale: 'en-GB', at: 'at' }
