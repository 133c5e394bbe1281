import type { AdminFitment } from '#core/contracts/admin/fitment.ts'
import { pairText } from '#core/rules/vehicles/pair-text.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { FilterChips } from '../../components/console/filter-chips.tsx'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { FitmentPanel, panelGone } from './fitment-panel.tsx'
import { confidences, vehicleWords, yearWords } from './words.ts'

const columns: readonly Column<AdminFitment>[] = [
  { id: 'vehicle', head: 'Vehicle', onCard: 'title', cell: ({ make, model }) => `${make} ${model}` },
  { id: 'variant', head: 'Variant', cell: ({ variant }) => variant || '–' },
  {
    id: 'years',
    head: 'Years',
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{yearWords(row)}</span>,
  },
  {
    id: 'sizes',
    head: 'Sizes (front + rear)',
    cell: ({ sizes }) => <span className="text-sm">{sizes.map(pairText).join(', ')}</span>,
  },
  {
    id: 'confidence',
    head: 'Confidence',
    onCard: 'aside',
    cell: ({ confidence, overlaps }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={confidences[confidence].tone}>{confidences[confidence].name}</Badge>
        {overlaps && <Badge tone="warning">Years overlap</Badge>}
      </span>
    ),
  },
]

/** The table by make and model; a row opens beside it to be changed. */
export function FitmentList() {
  const { params, go } = useAddress()
  const search = params.get('search') ?? undefined
  const make = params.get('make') ?? undefined
  const read = usePages('GET /admin/fitment', {
    query: { limit: 50, ...(search && { search }), ...(make && { make }) },
  })
  const makes = useRead('GET /makes').data?.makes ?? []
  const rows = read.pages?.flatMap((page) => page.rows)
  const open = params.get('row') ?? undefined
  const chosen = rows?.find(({ id }) => id === open)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Search vehicles" placeholder="Make, model, year or size" />
        <AddressSelect
          label="Make"
          name="make"
          choices={[['', 'All makes'], ...makes.map((name): [string, string] => [name, name])]}
        />
      </div>
      <FilterChips chips={make ? [{ name: 'make', words: `Make: ${make}` }] : []} />
      <ListScreen
        read={read}
        failed="Failed to load the fitment table"
        label="Vehicles and their sizes"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={(row) => vehicleWords(row)}
        onOpen={({ id }) => go({ row: id })}
        open={open}
        empty={
          <Empty title="No vehicle found.">
            <p>{search ? 'Try the make alone, or add the vehicle.' : 'Add a vehicle, or import a file.'}</p>
          </Empty>
        }
      />
      {(chosen || open === 'new') && <FitmentPanel key={open} row={chosen} onClose={() => go(panelGone)} />}
    </>
  )
}
