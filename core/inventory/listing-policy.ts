import type { StockRow } from '#db/queries/inventory/stock.ts'
import type { Actor } from '../actor.ts'

/** Stock is changed by the people of the shop, and by our own clocks and imports. */
export const mayChangeStock = (actor: Actor, listing: Pick<StockRow, 'staff_contact_ids'>): boolean =>
  actor.kind === 'system' || (actor.kind === 'contact' && listing.staff_contact_ids.includes(actor.contactId))
