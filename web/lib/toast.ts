export type ToastType = 'success' | 'error' | 'warning' | 'info'

export type Toast = {
  type: ToastType
  title: string
  message?: string
  action?: { label: string; onPress(): void }
  /** Milliseconds; 5000 by default. */
  duration?: number
}

type Listener = (toast: Toast) => void

const waiting: Toast[] = []
let listener: Listener | undefined
let wanted = () => {}

/** Shows a short notice at the top. Its component is loaded with the first one. */
export function toast(notice: Toast): void {
  if (listener) listener(notice)
  else {
    waiting.push(notice)
    wanted()
  }
}

/** Says what went wrong, in the words that came with it. */
export const toastError = ({ message }: { message: string }): void => toast({ type: 'error', title: message })

const UNDO_MS = 10_000

type UndoOptions = Partial<Pick<Toast, 'type' | 'message'>>

/** Says what was done and to what, with 'Undo' for ten seconds. */
export const toastUndo = (title: string, onUndo: () => void, { type = 'success', message }: UndoOptions = {}): void =>
  toast({
    type,
    title,
    ...(message && { message }),
    duration: UNDO_MS,
    action: { label: 'Undo', onPress: onUndo },
  })

/** Calls back when the first toast waits to be shown. */
export const whenToastIsWanted = (callback: () => void): void => {
  wanted = callback
  if (waiting.length > 0) callback()
}

export const showToastsWith = (show: Listener): (() => void) => {
  listener = show
  for (const notice of waiting.splice(0)) show(notice)
  return () => {
    if (listener === show) listener = undefined
  }
}
