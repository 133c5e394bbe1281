import { toast } from '#web/lib/toast.ts'

const UNDO_MS = 10_000

/** Says what was done and to what, with 'Undo' for ten seconds. */
export const toastUndo = (title: string, onUndo: () => void, message?: string): void =>
  toast({
    type: 'success',
    title,
    ...(message && { message }),
    duration: UNDO_MS,
    action: { label: 'Undo', onPress: onUndo },
  })
