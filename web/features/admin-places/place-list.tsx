import type { AdminPlace } from '#core/contracts/admin/language.ts'
import { isProvince, provinceNames } from '#core/rules/places/provinces.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { type Chip, FilterChips } from '../../components/console/filter-chips.tsx'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { PlacePanel } from './place-panel.tsx'
import { PositionForm } from './position-form.tsx'

const columns: readonly Column<AdminPlace>[] = [
  { id: 'name', head: 'Place', onCard: 'title', cell: ({ name }) => name },
  { id: 'province', head: 'Province', cell: ({ province }) => province },
  {
    id: 'aliases',
    head: 'Other names',
    cell: ({ aliases }) => <span className="text-sm">{aliases.map(({ words }) => words).join(', ') || '–'}</span>,
  },
  {
    id: 'position',
    head: 'Position',
    from: 'lg',
    onCard: 'none',
    cell: ({ lat, lng }) => (
      <span className="whitespace-nowrap tabular-nums">{`${lat.toFixed(3)}, ${lng.toFixed(3)}`}</span>
    ),
  },
  {
    id: 'changed',
    head: 'Changed',
    onCard: 'aside',
    cell: ({ changed, aliases }) =>
      changed ? (
        <Badge tone="calm">{changed === 'added' ? 'Added' : 'Moved'}</Badge>
      ) : (
        aliases.some(({ added }) => added) && <Badge tone="calm">Names added</Badge>
      ),
  },
]

/** The bigger towns first, then by name; a place opens beside the list. */
export function PlaceList() {
  const { params, go } = useAddress()
  const search = params.get('search') ?? undefined
  const province = params.get('province') ?? ''
  const isChanged = params.get('changed') === 'true'
  const read = usePages('GET /admin/places', {
    query: {
      limit: 50,
      ...(search && { search }),
      ...(isProvince(province) && { province }),
      ...(isChanged && { changed: true }),
    },
  })
  const rows = read.pages?.flatMap((page) => page.places)
  const open = params.get('row') ?? undefined
  const chosen = rows?.find(({ name }) => name === open)
  const close = () => go({ row: undefined, newName: undefined })
  return (
    <>
      <Filters
        chips={[
          ...chip('province', province && `Province: ${province}`),
          ...chip('changed', isChanged && 'Changed by admins'),
        ]}
      />
      <ListScreen
        read={read}
        failed="Failed to load the places"
        label="Places"
        columns={columns}
        rows={rows}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        onOpen={({ name }) => go({ row: name })}
        open={open}
        empty={
          <Empty title="No place found.">
            <p>Try another spelling, or add the place.</p>
          </Empty>
        }
      />
      {chosen && <PlacePanel key={chosen.name} place={chosen} onClose={close} />}
      {open === 'new place' && <NewPlacePanel onClose={close} />}
    </>
  )
}

const chip = (name: string, words: string | false): Chip[] => (words ? [{ name, words }] : [])

const Filters = ({ chips }: { chips: readonly Chip[] }) => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox label="Search places" placeholder="Name or other name" />
      <AddressSelect
        label="Province"
        name="province"
        choices={[['', 'All provinces'], ...provinceNames.map((name): [string, string] => [name, name])]}
      />
      <AddressSelect
        label="Show"
        name="changed"
        choices={[
          ['', 'Everything'],
          ['true', 'Changed by admins'],
        ]}
      />
    </div>
    <FilterChips chips={chips} />
  </>
)

/** Adds a place, which may have been named by people and known by nobody. */
function NewPlacePanel({ onClose }: { onClose(): void }) {
  const { params } = useAddress()
  return (
    <SidePanel title="Add a place" onClose={onClose}>
      <PositionForm name={titled(params.get('newName') ?? '')} onDone={onClose} />
    </SidePanel>
  )
}

/** People write it in small letters. */
const titled = (name: string): string => name.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
