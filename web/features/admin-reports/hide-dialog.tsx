import { useState } from 'react'
import { type HideReason, hideReasonNames, hideReasons } from '#core/rules/messages/report-reasons.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { CheckField, FieldError } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'

const REASON_ERROR = 'hide-reason-error'

type Props = { isSending: boolean; failed: string | undefined; onHide(reason: HideReason): void; onClose(): void }

/** Why a review is taken from its shop's page; its writer is told. */
export function HideDialog({ isSending, failed, onHide, onClose }: Props) {
  const [reason, setReason] = useState<HideReason>()
  const [isTried, setIsTried] = useState(false)
  const isMissing = isTried && !reason
  return (
    <Dialog
      open
      onClose={onClose}
      title="Hide this review?"
      description="It no longer shows on the shop page and counts for no rating. Whoever wrote it is told why."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (reason) onHide(reason)
        }}
      >
        <fieldset aria-describedby={isMissing ? REASON_ERROR : undefined}>
          <legend className="mb-1 font-semibold">Reason</legend>
          {hideReasons.map((one) => (
            <CheckField
              key={one}
              type="radio"
              name="hide-reason"
              label={hideReasonNames[one]}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
          <FieldError id={REASON_ERROR}>{isMissing && 'Please choose a reason'}</FieldError>
        </fieldset>
        {failed && <Notice tone="error">{failed}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" busy={isSending && 'Hiding...'}>
            Hide review
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
