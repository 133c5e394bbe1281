import { Link } from 'react-router-dom'
import type { NewReport } from '#core/contracts/messages/inbox.ts'
import { talkReasons } from '#core/rules/messages/report-reasons.ts'
import { call } from '#web/lib/api/call.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { ReportForm } from '../../../components/report/report-form.tsx'
import { linkLook } from '../../../components/styles.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { threadReads } from '../api/messages.ts'
import type { ThreadRef } from '../thread-ref.ts'

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
        <ReportForm
          reasons={talkReasons}
          problem={reporting.error?.message}
          isBusy={reporting.isPending}
          onReport={(body) => reporting.mutate(body)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
