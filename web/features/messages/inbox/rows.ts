/** The row of a conversation in the list that is on the screen, by its id; a row is a link and takes the focus. */
const rowId = (threadId: string): string => `thread-${threadId}`

export const rowProps = (threadId: string) => ({ id: rowId(threadId), 'data-thread': threadId })

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-thread]')]

/** The conversation whose row has the focus. */
export const focusedThread = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-thread]')?.dataset.thread

/** False if its row is not on the screen. */
export function focusRow(threadId: string | undefined): boolean {
  const row = threadId === undefined ? undefined : document.getElementById(rowId(threadId))
  row?.focus()
  return row != null && document.activeElement === row
}

/** Moves the focus a row on or back, from the row with the focus, else from `from`. */
export function moveFocus(step: 1 | -1, from: string | undefined): void {
  const all = rows()
  const at = all.findIndex(({ dataset }) => dataset.thread === (focusedThread() ?? from))
  const next = at < 0 ? all[0] : all[Math.min(Math.max(at + step, 0), all.length - 1)]
  next?.focus()
  next?.scrollIntoView?.({ block: 'nearest' })
}

/** The conversation below this one, else the one above it. */
export function neighbourOf(threadId: string): string | undefined {
  const all = rows()
  const at = all.findIndex(({ dataset }) => dataset.thread === threadId)
  return (all[at + 1] ?? all[at - 1])?.dataset.thread
}
