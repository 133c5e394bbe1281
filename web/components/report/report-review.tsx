import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { later } from '#web/lib/code/later.tsx'

const ReportReviewDialog = later(() => import('./report-review-dialog.tsx'))

/** Reports a review to us. */
export function ReportReview({ id, by }: { id: string; by: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const name = `Report the review by ${by}`
  return (
    <>
      <button
        type="button"
        className="-my-2 -mr-3 ml-auto grid size-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-sunk"
        aria-label={name}
        title={name}
        onClick={() => setIsOpen(true)}
      >
        <Flag aria-hidden size={16} />
      </button>
      {isOpen && (
        <Suspense>
          <ReportReviewDialog id={id} by={by} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
