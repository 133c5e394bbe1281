import { useRef } from 'react'
import { useShortcuts } from '#web/lib/keys.ts'
import { Loading } from '../ui/states.tsx'
import { useMayAct } from './acting.tsx'
import { ListHead } from './list-head.tsx'
import type { ConsoleListProps } from './list-props.ts'
import { ListRow, OPENS } from './list-row.tsx'

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
