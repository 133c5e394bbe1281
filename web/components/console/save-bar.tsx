import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'

type Props = {
  /** The form differs from what is saved. */
  isChanged: boolean
  isSaving: boolean
  /** The words on the buttons, if others are specified. */
  save?: string
  saving?: string
  discard?: string
  onSave(): void
  onDiscard(): void
}

/** Stands at the foot of the page while a form holds changes; leaving the browser then asks first. */
export function SaveBar({
  isChanged,
  isSaving,
  save = 'Save',
  saving = 'Saving...',
  discard = 'Discard',
  onSave,
  onDiscard,
}: Props) {
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (!isChanged && !isSaving) return null
  return (
    <section
      data-foot
      aria-label="Changes that are not saved"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-surface px-4 py-3 shadow-card md:-mx-6 md:px-6"
    >
      <p role="status" className="mr-auto font-semibold">
        Changes are not saved yet
      </p>
      <Button look="quiet" disabled={isSaving} onClick={onDiscard}>
        {discard}
      </Button>
      <Button look="primary" disabled={isSaving} onClick={onSave}>
        {isSaving ? saving : save}
      </Button>
    </section>
  )
}
