import type { FoundByAdmin } from '#core/contracts/admin/overview.ts'
import { type AdminArea, mayAdmin } from '#core/rules/admin/admin-areas.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useWho } from '#web/lib/session.ts'
import { type EntryGroup, FoundDialog } from '../../console/finder/found-dialog.tsx'
import { adminPlaces, furtherAdminPlaces } from '../places.ts'

/** Finds whatever the platform has. */
export default function FinderDialog({ onClose }: { onClose(): void }) {
  return (
    <FoundDialog
      label="Find a business, a person, a booking, a deal, a tyre, a conversation, an invoice or a page"
      placeholder="Name, number, address, code or page"
      useEntries={useAdminEntries}
      onClose={onClose}
    />
  )
}

function useAdminEntries(words: string | undefined, typed: string) {
  const who = useWho()
  const roles = who.state === 'in' ? (who.account.adminRoles ?? []) : []
  const { data, isError, refetch } = useRead('GET /admin/find', words === undefined ? null : { query: { q: words } }, {
    keepsPrevious: true,
  })
  const groups = entriesOf(words === undefined ? undefined : data, typed, (area) => mayAdmin(roles, area))
  return { groups, isError, retry: () => void refetch() }
}

/** What the words name, then the pages; without words, all pages. */
function entriesOf(found: FoundByAdmin | undefined, typed: string, may: (area: AdminArea) => boolean): EntryGroup[] {
  const words = typed.trim().toLowerCase()
  const pages = [...adminPlaces.filter(({ area }) => may(area)), ...furtherAdminPlaces]
    .filter(({ name, title = '' }) => `${name} ${title}`.toLowerCase().includes(words))
    .map(({ to, name }) => ({ value: to, label: name, about: '', to }))
  const groups = [...(found ? kinds.map((kind) => kind(found)) : []), { value: 'Pages', items: pages }]
  return groups.filter(({ items }) => items.length > 0)
}

/** Each kind of thing, in the order in which they are shown, with where it leads. */
const kinds: readonly ((found: FoundByAdmin) => EntryGroup)[] = [
  ({ businesses }) => ({
    value: 'Businesses',
    items: businesses.map(({ id, name, city, status }) => ({
      value: id,
      label: name,
      about: `${city}, ${status}`,
      to: `/admin/businesses/${id}`,
    })),
  }),
  ({ bookings }) => ({
    value: 'Bookings',
    items: bookings.map(({ code, status, business }) => ({
      value: code,
      label: code,
      about: `${status.replace('_', ' ')}, at ${business.name}`,
      to: `/admin/businesses/${business.id}`,
    })),
  }),
  ({ people }) => ({
    value: 'People',
    items: people.map(({ contactId, name, role, phone, email }) => ({
      value: contactId,
      label: name ?? 'Without a name',
      about: [role, phone ?? email].filter(Boolean).join(', '),
      to: `/admin/people/${contactId}`,
    })),
  }),
  ({ deals }) => ({
    value: 'Deals',
    items: deals.map(({ code, title, business }) => ({
      value: `deal ${code}`,
      label: title,
      about: business,
      to: `/admin/deals?search=${encodeURIComponent(code)}`,
    })),
  }),
  ({ tyres }) => ({
    value: 'Tyres',
    items: tyres.map(({ id, name }) => ({ value: id, label: name, about: '', to: `/admin/tyres?tyre=${id}` })),
  }),
  ({ threads }) => ({
    value: 'Conversations',
    items: threads.map(({ id, type, business }) => ({
      value: id,
      label: business ? `With ${business}` : 'With us',
      about: id.slice(0, 8),
      // What drivers and shops say to each other is theirs; what was done in it is in the trail.
      to: type === 'support' ? `/admin/support?thread=${id}` : `/admin/audit?thread=${id}`,
    })),
  }),
  ({ invoices }) => ({
    value: 'Invoices',
    items: invoices.map(({ id, number, business }) => ({
      value: id,
      label: number,
      about: business,
      to: `/admin/revenue?search=${encodeURIComponent(number)}`,
    })),
  }),
]
