import { Link, useLocation } from 'react-router-dom'
import { reviewReasons } from '#core/rules/messages/report-reasons.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { signInLink, useWho } from '#web/lib/session.ts'
import { linkLook, primaryButton } from '../styles.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Notice, Spinner } from '../ui/states.tsx'
import { ReportForm } from './report-form.tsx'

type Props = { id: string; by: string; onClose(): void }

/** Tells us of a review. We answer in a conversation, so whoever reports is signed in. */
export default function ReportReviewDialog({ id, by, onClose }: Props) {
  const who = useWho()
  const { pathname, search } = useLocation()
  const reporting = useSend('POST /reviews/:id/reports', {
    invalidates: ['GET /threads', 'GET /threads/unread'],
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report the review by ${by}`}
      description="We look at the review and decide whether it stays. Whoever wrote it is not told who reported it."
    >
      {who.state === 'loading' && <Spinner>Loading...</Spinner>}
      {who.state === 'out' && (
        <div className="grid gap-4">
          <p>Please log in to report a review. We answer you in your messages.</p>
          <Link to={signInLink(pathname + search)} className={`${primaryButton} w-full`}>
            Sign in
          </Link>
        </div>
      )}
      {who.state === 'in' &&
        (reporting.data ? (
          <Notice tone="success">
            Reported. We read it and answer you in{' '}
            <Link to={`/messages?thread=${reporting.data.threadId}`} className={linkLook}>
              a conversation with us
            </Link>
            .
          </Notice>
        ) : (
          <ReportForm
            reasons={reviewReasons}
            problem={reporting.error?.message}
            isBusy={reporting.isPending}
            onReport={(body) => reporting.mutate({ params: { id }, body })}
            onClose={onClose}
          />
        ))}
    </Dialog>
  )
}
