import type { FoundAtFrontDesk } from '#core/contracts/seller/dashboard.ts'
import { formatRand } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { withChanges } from '#web/lib/page/address.ts'
import { useChosenShop } from '../../../components/business/chosen-shop.ts'
import { type EntryGroup, FoundDialog } from '../../console/finder/found-dialog.tsx'
import { businessPlaces, furtherPlaces } from '../places.ts'

/** Finds whatever the shop has. */
export default function FinderDialog({ onClose }: { onClose(): void }) {
  return (
    <FoundDialog
      label="Find a booking, a tyre, a conversation or a page"
      placeholder="Code, name, number, size or page"
      useEntries={useShopEntries}
      onClose={onClose}
    />
  )
}

function useShopEntries(words: string | undefined, typed: string) {
  const { chosen } = useChosenShop()
  const isAsked = chosen !== undefined && words !== undefined
  const { data, isError, refetch } = useRead(
    'GET /shops/:shopId/find',
    isAsked ? { params: { shopId: chosen.id }, query: { q: words } } : null,
    { keepsPrevious: true },
  )
  return { groups: entriesOf(isAsked ? data : undefined, typed, chosen?.slug), isError, retry: () => void refetch() }
}

const states: Record<FoundAtFrontDesk['bookings'][number]['status'], string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** What the words name: the shop's own things first, then the pages; without words, all pages. */
function entriesOf(found: FoundAtFrontDesk | undefined, typed: string, shop: string | undefined): EntryGroup[] {
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
