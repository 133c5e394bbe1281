import type { Dates } from '../when.ts'

export const dates: Dates = { locale: 'af-ZA', at: 'om', today: 'vandag', tomorrow: 'môre', from: 'vanaf' }
