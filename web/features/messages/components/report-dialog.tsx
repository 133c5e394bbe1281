import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { NewReport } from '#core/contracts/messages/inbox.ts'
import { type ReportReason, reportReasonNames, reportReasons } from '#core/rules/messages/report-reasons.ts'
import { call } from '#web/lib/api/call.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { dangerButton, linkLook, quietButton } from '../../../components/styles.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { CheckField, FieldError, TextAreaField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { threadReads } from '../api/messages.ts'
import type { ThreadRef } from '../thread-ref.ts'

const MOST = 1000
const REASON_ERROR = 'report-reason-error'

type Props = { of: ThreadRef; name: string; onClose(): void }

/** Tells us of the other side of a conversation. We answer in a conversation of its own. */
export default function ReportDialog({ of, name, onClose }: Props) {
  const reporting = useSendWith(
    (body: NewReport, options) =>
      'token' in of
        ? call('POST /guest-threads/:token/reports', { params: of, body }, options)
        : call('POST /threads/:id/reports', { params: of, body }, options),
    { invalidates: threadReads },
  )
  const made = reporting.data
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report ${name}`}
      description="We get your words, and read the last messages of this conversation. They are not told."
    >
      {made ? (
        <Notice tone="success">
          Reported. We read it and answer you in{' '}
          {made.link ? (
            <a href={made.link} className={linkLook}>
              a conversation with us
            </a>
          ) : (
            <Link to={`/messages?thread=${made.threadId}`} className={linkLook} onClick={onClose}>
              a conversation with us
            </Link>
          )}
          .
        </Notice>
      ) : (
        <Fields
          problem={reporting.error?.message}
          isBusy={reporting.isPending}
          onReport={(body) => reporting.mutate(body)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

type FieldsProps = { problem: string | undefined; isBusy: boolean; onReport(body: NewReport): void; onClose(): void }

function Fields({ problem, isBusy, onReport, onClose }: FieldsProps) {
  const [reason, setReason] = useState<ReportReason>()
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
        {reportReasons.map((one) => (
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
        <button type="button" className={quietButton} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className={dangerButton} disabled={isBusy}>
          {isBusy ? 'Reporting...' : 'Report'}
        </button>
      </div>
    </form>
  )
}
