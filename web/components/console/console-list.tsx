import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useRef } from 'react'
import { useShortcuts } from '#web/lib/keys.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/states.tsx'
import { useMayAct } from './acting.tsx'
import { type Column, nextSort, roomFor, sortIn } from './column.ts'
import type { ConsoleListProps } from './list-props.ts'
import { ListRow, OPENS } from './list-row.tsx'
import { ChooseBox } from './selection.tsx'

/**
 * A list of a console: a table at a desk, cards on a phone. The order stands in the address as `sort` and is the
 * server's to keep; j and k move between the rows that open.
 */
export function ConsoleList<Row>({ act, selection, ...listed }: ConsoleListProps<Row>) {
  const props: ConsoleListProps<Row> = useMayAct()
    ? { ...listed, ...(act && { act }), ...(selection && { selection }) }
    : listed
  const { label, columns, rows, empty, isStale = false } = props
  const box = useRef<HTMLTableElement>(null)
  useRowKeys(box, props)
  if (rows?.length === 0) return empty
  return (
    <div className="@container min-w-0">
      <table
        ref={box}
        aria-label={label}
        aria-busy={rows === undefined || isStale}
        className={`w-full border-separate border-spacing-0 max-md:block md:rounded-xl md:bg-surface md:shadow-card ${isStale ? 'opacity-60' : ''}`}
      >
        <ListHead {...props} />
        <tbody className="max-md:grid max-md:gap-2">
          <Rows {...props} />
        </tbody>
      </table>
      {rows === undefined && (
        <Loading>
          <Skeletons columns={columns.length} />
        </Loading>
      )}
    </div>
  )
}

const Rows = <Row,>({ rows, columns, idOf, nameOf, onOpen, open, act, selection }: ConsoleListProps<Row>) =>
  rows?.map((row) => {
    const id = idOf(row)
    const chosen = { isChosen: selection?.chosen.has(id), onChoose: selection?.change }
    return <ListRow key={id} isOpen={id === open} {...{ row, columns, idOf, nameOf, onOpen, act }} {...chosen} />
  })

function useRowKeys<Row>(box: { current: HTMLTableElement | null }, props: ConsoleListProps<Row>): void {
  const { rows: listed = [], idOf, onOpen, open, follows = false } = props
  const move = (step: number) => {
    if (follows && open !== undefined) {
      const beside = listed[listed.findIndex((row) => idOf(row) === open) + step]
      if (beside !== undefined) onOpen?.(beside)
      return
    }
    const rows = [...(box.current?.querySelectorAll<HTMLElement>(`[${OPENS}]`) ?? [])]
    const at = rows.findIndex((row) => row.matches(':focus'))
    const next = at === -1 ? (step > 0 ? 0 : rows.length - 1) : at + step
    rows[next]?.focus()
  }
  useShortcuts(
    onOpen
      ? [
          { key: 'j', does: 'Next row', run: () => move(1) },
          { key: 'k', does: 'Row before', run: () => move(-1) },
        ]
      : [],
  )
}

const SKELETONS = 6
const MAX_BARS = 5

const Skeletons = ({ columns }: { columns: number }) => (
  <div role="status" className="grid gap-2 md:gap-0">
    <span className="sr-only">Loading...</span>
    {Array.from({ length: SKELETONS }, (_, at) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        key={at}
        aria-hidden
        className="flex gap-4 rounded-xl bg-surface p-4 max-md:flex-col max-md:shadow-card md:border-line md:border-t"
      >
        {Array.from({ length: Math.min(columns, MAX_BARS) }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <span key={column} className="h-5 grow animate-pulse rounded bg-sunk" />
        ))}
      </div>
    ))}
  </div>
)

const head =
  'sticky top-0 z-10 bg-surface px-2 @min-[70rem]:px-3 py-2 pointer-fine:py-0.5 text-left font-semibold text-ink-soft text-sm first:rounded-tl-xl last:rounded-tr-xl'

/** The names of the columns, at a desk only; on a phone each line of a card carries its own. */
function ListHead<Row>({ columns, rows, idOf, act, selection }: ConsoleListProps<Row>) {
  const ids = rows?.map(idOf) ?? []
  return (
    <thead className="max-md:sr-only">
      <tr>
        {selection && (
          <th scope="col" className={`${head} w-12`}>
            <ChooseBox
              name="All rows shown"
              isChosen={ids.length > 0 && ids.every((id) => selection.chosen.has(id))}
              onChange={(on) => selection.change(ids, on)}
            />
          </th>
        )}
        {columns.map((column) => (
          <Head key={column.id} column={column} />
        ))}
        {act && (
          <th scope="col" className={head}>
            <span className="sr-only">What can be done</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function Head<Row>({ column }: { column: Column<Row> }) {
  const { params, go } = useAddress()
  const { head: words, sort, isNumber } = column
  const look = `${head} ${roomFor(column)} ${isNumber ? 'text-right' : ''}`
  if (!sort)
    return (
      <th scope="col" className={look}>
        {words}
      </th>
    )
  const now = sortIn(params)
  const isUp = now === sort
  const isDown = now === `-${sort}`
  const Arrow = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'} className={look}>
      <Button
        className="-mx-2 inline-flex min-h-9 items-center whitespace-nowrap gap-1 rounded-lg px-2 text-left pointer-coarse:min-h-11 hover:bg-sunk"
        onClick={() => go({ sort: nextSort(now, sort), page: undefined }, 'replace')}
      >
        {words}
        <Arrow aria-hidden size={14} className={`shrink-0 ${isUp || isDown ? 'text-ink' : 'opacity-50'}`} />
      </Button>
    </th>
  )
}
