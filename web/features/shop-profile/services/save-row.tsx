import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'

type Props = {
  save: string
  isChanged: boolean
  isSaving: boolean
  isRight: boolean
  onSave(): void
  onDiscard(): void
}

/** Saves a part of the profile; amber once there is something to save. */
export const SaveRow = ({ save, isChanged, isSaving, isRight, onSave, onDiscard }: Props) => (
  <div className="flex flex-wrap justify-end gap-3">
    {isChanged && (
      <Button look="quiet" className="min-h-12" onClick={onDiscard}>
        Discard
      </Button>
    )}
    <Button
      className={isChanged ? primaryButton : `${quietButton} min-h-12`}
      disabled={!isRight}
      busy={isSaving && 'Saving...'}
      onClick={onSave}
    >
      {save}
    </Button>
  </div>
)
