import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  /** With its unit where it has one: 'Price (R)'. */
  head: string
  cell(row: Row): ReactNode
  /** Numbers stand at the right. */
  isNumber?: boolean
  /** What the list can be sorted by: the value of `sort` in the address. */
  sort?: string
  /** Left out of the table where there is no room: on a page of 1024 or 1280 px with its side bar, or beside a panel. */
  from?: 'lg' | 'xl'
  /**
   * Where it stands on a phone's card: its heading, beside the heading, a line with its name at the left, whole
   * sentences below their name, or not at all.
   */
  onCard?: 'title' | 'aside' | 'line' | 'words' | 'none'
}

/** By the room of the list itself, which shares the screen with side bar and panel. */
const rooms = { lg: 'md:@max-[44rem]:hidden', xl: 'md:@max-[58rem]:hidden' }
export const roomFor = <Row>({ from }: Column<Row>): string => (from ? rooms[from] : '')

/** The order of a list, as it stands in the address: 'price', or '-price' for the highest first. */
export const sortIn = (params: URLSearchParams): string | undefined => params.get('sort') ?? undefined

/** The next order when a head is pressed: up, down, as the list comes. */
export function nextSort(now: string | undefined, by: string): string | undefined {
  if (now === by) return `-${by}`
  return now === `-${by}` ? undefined : by
}
