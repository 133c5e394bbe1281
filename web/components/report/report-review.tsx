import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { later } from '#web/lib/code/later.tsx'
import { Button } from '../ui/button.tsx'

const ReportReviewDialog = later(() => import('./report-review-dialog.tsx'))

/** Reports a review to us. */
export function ReportReview({ id, by }: { id: string; by: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const name = `Report the review by ${by}`
  return (
    <>
      <Button
        look="icon"
        className="-my-2 -mr-3 ml-auto shrink-0 text-ink-soft"
        aria-label={name}
        title={name}
        onClick={() => setIsOpen(true)}
      >
        <Flag aria-hidden size={16} />
      </Button>
      {isOpen && (
        <Suspense>
          <ReportReviewDialog id={id} by={by} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
