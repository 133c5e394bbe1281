import { type ReactNode, useState } from 'react'
import type { DecideReport, ReportDetail, ReportOutcome } from '#core/contracts/admin/reports.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toast } from '#web/lib/toast.ts'
import { SayDialog } from '../../components/admin/say-dialog.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { blockReads, outcomeNames, reportReads, reviewReads } from './words.ts'

const acts: Record<ReportOutcome, string> = {
  dismissed: 'Dismiss',
  review_hidden: 'Hide the review',
  warned: 'Warn',
  person_blocked: 'Block the person',
  shop_blocked: 'Block the shop',
}
const destroys: ReadonlySet<ReportOutcome> = new Set(['review_hidden', 'person_blocked', 'shop_blocked'])

/** The decisions that are possible; what cannot simply be undone asks once. */
export function ReportActs({ report }: { report: ReportDetail }) {
  const [asking, setAsking] = useState<ReportOutcome>()
  const close = () => setAsking(undefined)
  const deciding = useAdminSend('POST /admin/reports/:id/decision', {
    invalidates: [...reportReads, ...reviewReads, ...blockReads],
    onDone: ({ outcome }) => {
      close()
      toast({ type: 'success', title: outcome ? outcomeNames[outcome] : 'Decided' })
    },
    onFailed: ({ message }) => asking ?? toast({ type: 'error', title: message, duration: 10_000 }),
  })
  const decide = (body: DecideReport) => deciding.mutate({ params: { id: report.id }, body })
  const failed = deciding.error?.message
  const shared = { isSending: deciding.isPending, failed, onClose: close }
  return (
    <>
      {report.acts.map((act) => (
        <Button
          key={act}
          look={destroys.has(act) ? 'danger' : 'quiet'}
          disabled={deciding.isPending}
          onClick={() => (act === 'dismissed' ? decide({ outcome: act }) : setAsking(act))}
        >
          {acts[act]}
        </Button>
      ))}
      {asking === 'warned' && (
        <SayDialog
          title={`Warn ${report.subject}`}
          description="They get your words as a message from us, and can answer."
          label="Your words"
          blank="Please write what they shall keep to"
          send="Send warning"
          sending="Sending..."
          onSend={(words) => decide({ outcome: 'warned', words })}
          {...shared}
        />
      )}
      {asking === 'review_hidden' && (
        <HideDialog onHide={(reason) => decide({ outcome: 'review_hidden', reason })} {...shared} />
      )}
      <BlockConfirm
        asking={asking}
        report={report}
        isBusy={deciding.isPending}
        failed={failed}
        onNo={close}
        onYes={decide}
      />
    </>
  )
}

type BlockProps = {
  asking: ReportOutcome | undefined
  report: ReportDetail
  isBusy: boolean
  failed: string | undefined
  onNo(): void
  onYes(decision: DecideReport): void
}

function BlockConfirm({ asking, report, isBusy, failed, onNo, onYes }: BlockProps) {
  const says: Partial<Record<ReportOutcome, ReactNode>> = {
    person_blocked:
      'They can no longer write to shops or book, on the website, on WhatsApp or as a guest. They are told, and can still write to us. What they have booked stays. You can unblock them later.',
    shop_blocked:
      'Customers will not be able to see or contact them. Open bookings are cancelled, and their drivers are told. This action can be reversed later.',
  }
  const isShop = asking === 'shop_blocked'
  return (
    <Confirm
      open={asking === 'person_blocked' || isShop}
      title={`Block ${report.subject}?`}
      yes="Block"
      no="Cancel"
      destroys
      busy={isBusy}
      onYes={() => onYes({ outcome: isShop ? 'shop_blocked' : 'person_blocked' })}
      onNo={onNo}
    >
      {failed && (
        <Notice tone="error" className="mb-3">
          {failed}
        </Notice>
      )}
      {asking && says[asking]}
    </Confirm>
  )
}
