import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import type { Selection } from './selection.tsx'

export type ConsoleListProps<Row> = {
  /** What the list holds, for those who hear it: 'Your tyres'. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are read for the first time. */
  rows: readonly Row[] | undefined
  idOf(row: Row): string
  /** What a row is called where it is chosen: 'Michelin Primacy 5 205/55R16'. */
  nameOf(row: Row): string
  /** Opens the row beside the list. */
  onOpen?(row: Row): void
  /** The row that is open. */
  open?: string | undefined
  /** While a row is open, j and k open its neighbours. For panels that hold nothing typed. */
  follows?: boolean
  /** The likely next act, as a button. */
  act?(row: Row): ReactNode
  selection?: Selection
  /** Shown in place of no rows. */
  empty: ReactNode
  /** The rows shown are those of the question before. */
  isStale?: boolean
}
