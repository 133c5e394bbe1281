import type { FoundAtFrontDesk } from '#core/contracts/seller/find.ts'
import { formatRand } from '#core/rules/format.ts'
import { momentWords } from '#web/lib/dates.ts'
import { withChanges } from '#web/lib/page/address.ts'
import type { EntryGroup } from '../../console/finder/found-dialog.tsx'
import { businessPlaces, furtherPlaces } from '../places.ts'

const states: Record<FoundAtFrontDesk['bookings'][number]['status'], string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** What the words name: the shop's own things first, then the pages; without words, all pages. */
export function entriesOf(found: FoundAtFrontDesk | undefined, typed: string, shop: string | undefined): EntryGroup[] {
  const at = (path: string, changes: Record<string, string>) => `${path}${withChanges('', { shop, ...changes })}`
  const words = typed.trim().toLowerCase()
  const groups: EntryGroup[] = [
    {
      value: 'Bookings',
      items: (found?.bookings ?? []).map(({ id, code, customer, status, at: when }) => ({
        value: id,
        label: `${customer} · ${code}`,
        about: when ? `${states[status]}, ${momentWords(when)}` : states[status],
        to: at('/business/bookings', { booking: id }),
      })),
    },
    {
      value: 'Tyres',
      items: (found?.listings ?? []).map(({ id, brand, model, size, quantity, priceCents }) => ({
        value: id,
        label: `${brand} ${model} ${size}`,
        about: `${formatRand(priceCents)}, ${quantity} on the shelf`,
        to: at('/business/inventory', { search: `${brand} ${model} ${size}` }),
      })),
    },
    {
      value: 'Conversations',
      items: (found?.threads ?? []).map(({ id, subject, customer }) => ({
        value: id,
        label: customer,
        about: subject,
        to: at('/business/messages', { thread: id }),
      })),
    },
    {
      value: 'Pages',
      items: [...businessPlaces, ...furtherPlaces]
        .filter(({ name }) => name.toLowerCase().includes(words))
        .map(({ to, name }) => ({ value: to, label: name, about: '', to: at(to, {}) })),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}
