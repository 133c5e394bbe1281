import { Link } from 'react-router-dom'
import type { PeopleFound, PersonFound } from '#core/contracts/admin/people.ts'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { SearchBox } from '#web/components/console/search-box.tsx'
import { linkLook } from '#web/components/styles.ts'
import { Empty } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { roles } from './words.ts'

const LEAST = 2

const columns: readonly Column<PersonFound>[] = [
  {
    id: 'name',
    head: 'Name',
    onCard: 'title',
    cell: ({ contactId, name }) => (
      <Link to={`/admin/people/${contactId}`} className={`${linkLook} inline-grid min-h-9 items-center`}>
        {name || 'Without a name'}
      </Link>
    ),
  },
  { id: 'phone', head: 'Number', cell: ({ phone }) => phone ?? '' },
  { id: 'email', head: 'E-mail', cell: ({ email }) => email ?? '' },
  { id: 'account', head: 'Account', from: 'lg', cell: ({ hasAccount }) => (hasAccount ? 'Yes' : 'Chat only') },
  { id: 'since', head: 'Since', from: 'lg', cell: ({ since }) => dayOfInstant(since) },
  {
    id: 'role',
    head: 'Role',
    onCard: 'aside',
    cell: ({ role, isDemo }) => <Badge tone={roles[role].tone}>{roles[role].name + (isDemo ? ', demo' : '')}</Badge>,
  },
]

const by: Record<PeopleFound['by'], string> = {
  number: 'with this number',
  email: 'with this address',
  booking: 'of this booking',
  name: 'whose name begins so',
}

/** Finds a person; how they are reached shows only on their page, once it is asked for. */
export function PeopleScreen() {
  const find = useAddress().params.get('find')?.trim() ?? ''
  const isAsked = find.length >= LEAST
  const read = useRead('GET /admin/people', isAsked ? { query: { find } } : null, { keepsPrevious: true })
  return (
    <ConsolePage title="People and consents" about="What somebody agreed to, and what they were told and why">
      <SearchBox label="Find a person" placeholder="Number, e-mail, booking code or name" name="find" />
      {!isAsked ? (
        <Empty title="Find somebody first.">
          <p>A whole number or address finds exactly them; a booking code its customer.</p>
        </Empty>
      ) : (
        <ListScreen
          read={read}
          failed="Failed to find people"
          label={`People ${read.data ? by[read.data.by] : ''}`}
          columns={columns}
          rows={read.data?.people}
          idOf={({ contactId }) => contactId}
          nameOf={({ name }) => name ?? 'Without a name'}
          empty={<Empty title={`Nobody ${read.data ? by[read.data.by] : ''}.`} />}
        />
      )}
    </ConsolePage>
  )
}
