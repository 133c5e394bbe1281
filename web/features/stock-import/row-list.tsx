import type { ImportRow, RowOutcome, StockImport } from '#core/contracts/seller/imports.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { counted } from '#web/lib/counts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Badge, type Tone } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'

type OutcomeLabels = Record<RowOutcome, { words: string; tone: Tone }>

const fates: OutcomeLabels = {
  new: { words: 'New', tone: 'good' },
  changed: { words: 'Changed', tone: 'warning' },
  same: { words: 'Unchanged', tone: 'quiet' },
  wrong: { words: 'Error', tone: 'bad' },
  waits: { words: 'Waits for you', tone: 'warning' },
}
/** Once it is imported, nothing waits any more. */
const wordsOf = ({ state }: StockImport): OutcomeLabels =>
  state === 'done' ? { ...fates, waits: { words: 'Left out', tone: 'quiet' } } : fates
const isOutcome = (text: string | null): text is RowOutcome => text !== null && Object.hasOwn(fates, text)
const PAGE = 50

/** Every row of the file with what becomes of it, a page at a time. */
export function RowList({ found }: { found: StockImport }) {
  const { params, go } = useAddress()
  const chosen = params.get('fate')
  const fate = isOutcome(chosen) ? chosen : undefined
  const after = Number(params.get('after') ?? 0) || 0
  const read = useRead(
    'GET /imports/:id/rows',
    { params: { id: found.id }, query: { limit: PAGE, ...(fate && { fate }), ...(after > 0 && { after }) } },
    { keepsPrevious: true },
  )
  const next = read.data?.next
  const words = wordsOf(found)
  return (
    <section aria-label="Rows" className="grid gap-3">
      <OutcomeChoice found={found} fate={fate} words={words} />
      <ListScreen
        read={read}
        failed="The rows could not be read"
        label="Rows of the file"
        columns={columnsOf(words)}
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

const choice =
  'inline-flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold hover:bg-sunk aria-pressed:bg-ink aria-pressed:text-paper'

type ChoiceProps = { found: StockImport; fate: RowOutcome | undefined; words: OutcomeLabels }

function OutcomeChoice({ found: { rows, total }, fate, words: fates }: ChoiceProps) {
  const { go } = useAddress()
  const choices: [RowOutcome | undefined, string, number][] = [
    [undefined, 'All', total],
    ...(Object.keys(fates) as RowOutcome[]).map((one): [RowOutcome, string, number] => [
      one,
      fates[one].words,
      rows[one],
    ]),
  ]
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Which rows</legend>
      {choices.map(([one, words, count]) => (
        <Button
          key={words}
          aria-pressed={fate === one}
          aria-label={`${words}: ${counted(count, 'row')}`}
          className={choice}
          onClick={() => go({ fate: one, after: undefined }, 'replace')}
        >
          {words} <span className="tabular-nums opacity-70">{count}</span>
        </Button>
      ))}
    </fieldset>
  )
}

const columnsOf = (words: OutcomeLabels): readonly Column<ImportRow>[] => [
  { id: 'line', head: 'Row', cell: ({ line }) => line, isNumber: true, onCard: 'aside' },
  {
    id: 'tyre',
    head: 'Tyre',
    onCard: 'title',
    cell: ({ tyre, problem, addsTyre, fate }) => (
      <>
        {tyre && <span className="font-medium">{tyre}</span>}
        {problem && <span className={`block ${fate === 'wrong' ? 'text-danger' : 'text-ink-soft'}`}>{problem}</span>}
        {addsTyre && (
          <span className="block text-ink-soft text-sm">
            Not in our catalogue yet: it sells at once, and we look at it
          </span>
        )}
      </>
    ),
  },
  {
    id: 'fate',
    head: 'What happens',
    cell: ({ fate }) => <Badge tone={words[fate].tone}>{words[fate].words}</Badge>,
  },
  {
    id: 'price',
    head: 'Price',
    isNumber: true,
    cell: ({ before, after }) => (
      <Change
        before={before && formatRandExact(before.priceCents)}
        after={after && formatRandExact(after.priceCents)}
      />
    ),
  },
  {
    id: 'stock',
    head: 'Stock',
    isNumber: true,
    cell: ({ before, after }) => (
      <Change before={before && String(before.quantity)} after={after && String(after.quantity)} />
    ),
  },
]

/** The value, and what it was if it was another. */
const Change = ({ before, after }: { before: string | null; after: string | null }) => (
  <span className="whitespace-nowrap">
    {before !== null && before !== after && (
      <>
        <s className="text-ink-soft">
          <span className="sr-only">before </span>
          {before}
        </s>{' '}
      </>
    )}
    {after}
  </span>
)
