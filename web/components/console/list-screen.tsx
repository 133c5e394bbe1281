import { Button } from '../ui/button.tsx'
import { Failed } from '../ui/states.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ConsoleListProps } from './list-props.ts'

/** What a list is read by: useRead, or usePages where it comes in pages. */
export type ListRead =
  | { error: { message: string } | null; refetch(): unknown; isFetching: boolean; isPlaceholderData: boolean }
  | PagesRead
type PagesRead = {
  pages: readonly unknown[] | undefined
  failed: { error: { message: string }; retry(): void; trying: boolean } | undefined
  more: (() => void) | undefined
  isLoading: boolean
}

type Props<Row> = Omit<ConsoleListProps<Row>, 'isStale'> & {
  read: ListRead
  /** Said where no row could be read: 'Failed to load the places'. */
  failed: string
  /** What the next page is called. */
  more?: string
}

/** A list of a console from its read to its next page: loading, failed, empty, or full. */
export function ListScreen<Row>({ read, failed: title, more, ...list }: Props<Row>) {
  const failed = failureOf(read)
  if (failed && !list.rows)
    return (
      <Failed title={title} onRetry={failed.retry} retrying={failed.trying}>
        {failed.error.message}
      </Failed>
    )
  return (
    <>
      <ConsoleList {...list} isStale={'isPlaceholderData' in read && read.isPlaceholderData} />
      {'more' in read && <More read={read}>{more}</More>}
    </>
  )
}

const failureOf = (read: ListRead): PagesRead['failed'] =>
  'failed' in read
    ? read.failed
    : read.error
      ? { error: read.error, retry: () => void read.refetch(), trying: read.isFetching }
      : undefined

/**
 * The next page of a list below those that are shown: to open, on its way, or failed with another try; nothing if there
 * is none.
 */
export function More({ read, children = 'Show more' }: { read: PagesRead; children?: string | undefined }) {
  const { failed, more, pages, isLoading } = read
  if (!pages) return null
  if (failed)
    return (
      <Failed title="Failed to load more" onRetry={failed.retry} retrying={failed.trying}>
        {failed.error.message}
      </Failed>
    )
  return (
    (more || isLoading) && (
      <Button look="quiet" className="justify-self-center" busy={isLoading && 'Loading...'} onClick={more}>
        {children}
      </Button>
    )
  )
}
