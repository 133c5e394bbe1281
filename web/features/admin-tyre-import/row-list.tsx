import type { CatalogueImport, CatalogueImportRow } from '#core/contracts/admin/tyres.ts'
import { AddressSelect } from '#web/components/console/address-select.tsx'
import { Badge, type Tone } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Empty } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'

type Outcome = CatalogueImportRow['fate']
const fates: Record<Outcome, { words: string; tone: Tone }> = {
  new: { words: 'New', tone: 'good' },
  changed: { words: 'Fills in', tone: 'calm' },
  same: { words: 'Already there', tone: 'quiet' },
  wrong: { words: 'Error', tone: 'bad' },
}
const isOutcome = (text: string | null): text is Outcome => text !== null && Object.hasOwn(fates, text)
const PAGE = 50

/** Every row of the file with what becomes of it, a page at a time. */
export function RowList({ found: { id, rows, total } }: { found: CatalogueImport }) {
  const { params, go } = useAddress()
  const chosen = params.get('fate')
  const fate = isOutcome(chosen) ? chosen : undefined
  const after = Number(params.get('after') ?? 0) || 0
  const read = useRead(
    'GET /admin/tyre-imports/:id/rows',
    { params: { id }, query: { limit: PAGE, ...(fate && { fate }), ...(after > 0 && { after }) } },
    { keepsPrevious: true },
  )
  const next = read.data?.next
  const choices = (Object.keys(fates) as Outcome[]).map((one) => [one, `${fates[one].words} (${rows[one]})`] as const)
  return (
    <section aria-label="Rows" className="grid gap-3">
      <AddressSelect label="Show" name="fate" choices={[['', `All (${total})`], ...choices]} />
      <ListScreen
        read={read}
        failed="The rows could not be read"
        label="Rows of the file"
        columns={columns}
        rows={read.data?.rows}
        idOf={({ line }) => String(line)}
        nameOf={({ line }) => `row ${line}`}
        empty={<Empty title="No such rows" />}
      />
      <nav aria-label="Pages of rows" className="flex flex-wrap justify-end gap-2">
        {after > 0 && (
          <Button look="quiet" onClick={() => go({ after: undefined })}>
            First rows
          </Button>
        )}
        {next != null && (
          <Button look="quiet" onClick={() => go({ after: String(next) })}>
            Next {PAGE} rows
          </Button>
        )}
      </nav>
    </section>
  )
}

const columns: readonly Column<CatalogueImportRow>[] = [
  { id: 'line', head: 'Row', cell: ({ line }) => line, isNumber: true, onCard: 'aside' },
  {
    id: 'tyre',
    head: 'Tyre',
    onCard: 'title',
    cell: ({ tyre, problem }) => (
      <>
        {tyre && <span className="font-medium">{tyre}</span>}
        {problem && <span className="block text-danger">{problem}</span>}
      </>
    ),
  },
  {
    id: 'fate',
    head: 'What happens',
    cell: ({ fate }) => <Badge tone={fates[fate].tone}>{fates[fate].words}</Badge>,
  },
]
