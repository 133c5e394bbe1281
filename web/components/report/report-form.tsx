import { type FormEvent, useState } from 'react'
import { type ReportReason, reportReasonNames } from '#core/rules/messages/report-reasons.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, FieldError, TextAreaField } from '../ui/field.tsx'
import { Notice } from '../ui/states.tsx'

const MOST = 1000
const REASON_ERROR = 'report-reason-error'

type Props<Reason extends ReportReason> = {
  reasons: readonly Reason[]
  problem: string | undefined
  isBusy: boolean
  onReport(said: { reason: Reason; words: string }): void
  onClose(): void
}

/** Why somebody reports something to us, chosen and not preselected, and what they say to it. */
export function ReportForm<Reason extends ReportReason>({
  reasons,
  problem,
  isBusy,
  onReport,
  onClose,
}: Props<Reason>) {
  const [reason, setReason] = useState<Reason>()
  const [words, setWords] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = isTried && !reason
  const report = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (reason) onReport({ reason, words })
  }
  return (
    <form noValidate onSubmit={report} className="grid gap-4">
      <fieldset aria-describedby={isMissing ? REASON_ERROR : undefined}>
        <legend className="mb-1 font-semibold">Why</legend>
        {reasons.map((one) => (
          <CheckField
            key={one}
            type="radio"
            name="reason"
            label={reportReasonNames[one]}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
        <FieldError id={REASON_ERROR}>{isMissing && 'Please choose a reason'}</FieldError>
      </fieldset>
      <TextAreaField
        label="What happened"
        optional
        most={MOST}
        length={words.length}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="danger" busy={isBusy && 'Reporting...'}>
          Report
        </Button>
      </div>
    </form>
  )
}
