import type { Place } from '#bot/engine/state.ts'
import type { Wanted } from './wanted.ts'

export type ShopsDraft = Wanted & {
  place?: Place
  name?: string
  shopId?: string
  /** Not this one, which could not do it. */
  except?: string
  radiusKm?: number
  /** Only those that are open now, as far as there are any. */
  openNow?: boolean
  /** The work is to be booked as soon as the shop is known. */
  book?: boolean
  /** The shops of the list, in order. */
  listed?: string[]
}

declare module '../steps.ts' {
  interface DraftOf {
    shops: ShopsDraft
  }
}
