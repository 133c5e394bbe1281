import type { Dates } from '../when.ts'

export const dates: Dates = { locale: 'en-GB', at: 'at', today: 'today', tomorrow: 'tomorrow', from: 'from' }
