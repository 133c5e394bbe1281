import type { Defaulted, OptionalInstant } from './columns.ts'

/** A shop without a row is asked, and has not been yet. */
export type StockRoundTable = { shop_id: string; asks: Defaulted<boolean>; asked_at: OptionalInstant }
