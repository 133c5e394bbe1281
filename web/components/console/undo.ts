import { toast } from '#web/lib/toast.ts'

const UNDO_MS = 10_000

/** Says what was done, with 'Undo' for ten seconds. */
export const toastUndo = (title: string, onUndo: () => void): void =>
  toast({ type: 'success', title, duration: UNDO_MS, action: { label: 'Undo', onPress: onUndo } })
