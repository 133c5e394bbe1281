import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../ui/button.tsx'
import { type Column, nextSort, roomFor, sortIn } from './column.ts'
import type { ConsoleListProps } from './list-props.ts'
import { ChooseBox } from './selection.tsx'

const head =
  'sticky top-0 z-10 bg-surface px-2 @min-[70rem]:px-3 py-2 pointer-fine:py-0.5 text-left font-semibold text-ink-soft text-sm first:rounded-tl-xl last:rounded-tr-xl'

/** The names of the columns, at a desk only; on a phone each line of a card carries its own. */
export function ListHead<Row>({ columns, rows, idOf, act, selection }: ConsoleListProps<Row>) {
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
