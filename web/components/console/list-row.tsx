import { type MouseEvent, memo, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Held } from './acting.tsx'
import { type Column, roomFor } from './column.ts'
import type { ConsoleListProps } from './list-props.ts'
import { ChooseBox } from './selection.tsx'

/** On the button that opens a row. */
export const OPENS = 'data-opens-row'
const interactive = 'a, button, input, select, textarea, label'
const cell =
  'max-md:border-0 max-md:p-0! border-line border-t px-2 @min-[70rem]:px-3 py-2 pointer-fine:py-px align-middle group-aria-[current=true]:bg-accent-wash md:group-hover:bg-sunk/60'

type Props<Row> = Pick<ConsoleListProps<Row>, 'columns' | 'idOf' | 'nameOf' | 'onOpen' | 'act'> & {
  row: Row
  isOpen: boolean
  /** Undefined where none can be chosen. */
  isChosen: boolean | undefined
  onChoose: ((ids: readonly string[], on: boolean) => void) | undefined
}

/**
 * A row at a desk; on a phone a card: the heading with what stands beside it, then a line a column. It is drawn again
 * only for what is handed to it anew.
 */
export const ListRow = memo(DrawnRow) as typeof DrawnRow

function DrawnRow<Row>({ row, columns, idOf, nameOf, onOpen, isOpen, act, isChosen, onChoose }: Props<Row>) {
  const id = idOf(row)
  const pressed = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(interactive)) onOpen?.(row)
  }
  return (
    // The button in the row's first column is for the keyboard; the row is only a larger place to tap.
    <tr
      aria-current={isOpen || undefined}
      onClick={onOpen && pressed}
      className={`group max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:rounded-xl max-md:bg-surface max-md:p-4 max-md:shadow-card ${onOpen ? 'cursor-pointer' : ''}`}
    >
      {isChosen !== undefined && (
        <td className={`${cell} w-12`}>
          <ChooseBox name={nameOf(row)} isChosen={isChosen} onChange={(on) => onChoose?.([id], on)} />
        </td>
      )}
      {columns.map((column, at) => (
        <Cell key={column.id} column={column}>
          {at === 0 && onOpen ? (
            <Button
              {...{ [OPENS]: '' }}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              className="min-h-9 text-left font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
              onClick={() => onOpen(row)}
            >
              {column.cell(row)}
            </Button>
          ) : (
            <Held>{column.cell(row)}</Held>
          )}
        </Cell>
      ))}
      {act && (
        <td className={`${cell} max-md:order-4 max-md:mt-2 max-md:w-full md:text-right @min-[58rem]:w-px`}>
          <div className="flex flex-wrap gap-2 md:pointer-fine:[&_:is(a,button)]:min-h-8 md:pointer-fine:[&_:is(a,button)]:py-0.5 md:justify-end @min-[58rem]:flex-nowrap @min-[58rem]:whitespace-nowrap">
            {act(row)}
          </div>
        </td>
      )}
    </tr>
  )
}

const places = {
  title: 'max-md:order-1 max-md:grow max-md:min-w-0 max-md:basis-1/2 max-md:font-semibold',
  aside: 'max-md:order-2',
  line: 'max-md:order-3 max-md:flex max-md:w-full max-md:items-center max-md:justify-between max-md:gap-3',
  words: 'max-md:order-3 max-md:grid max-md:w-full max-md:grid-cols-1',
  none: 'max-md:hidden',
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const { head, isNumber, onCard = 'line' } = column
  return (
    <td
      className={`${cell} ${roomFor(column)} ${places[onCard]} ${isNumber ? 'tabular-nums md:whitespace-nowrap md:text-right' : ''}`}
    >
      {(onCard === 'line' || onCard === 'words') && <span className="text-ink-soft md:hidden">{head}</span>}
      {onCard === 'line' ? <div className="max-md:text-right">{children}</div> : children}
    </td>
  )
}
