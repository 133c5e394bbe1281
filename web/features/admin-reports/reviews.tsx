import { useState } from 'react'
import type { AdminReview, HideReview } from '#core/contracts/admin/reports.ts'
import { hideReasonNames } from '#core/rules/messages/report-reasons.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { linkLook } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { reviewReads } from './words.ts'

const columns: readonly Column<AdminReview>[] = [
  { id: 'reviewer', head: 'By', cell: ({ reviewer }) => reviewer, onCard: 'title' },
  { id: 'stars', head: 'Stars', cell: ({ stars }) => stars, isNumber: true },
  { id: 'words', head: 'Words', cell: (review) => <Words review={review} />, onCard: 'words' },
  { id: 'shop', head: 'Shop', cell: (review) => <Shop review={review} />, from: 'lg' },
  { id: 'when', head: 'When', cell: ({ createdAt }) => dayOfInstant(createdAt), from: 'xl' },
  { id: 'standing', head: 'Shown', cell: standingOf, onCard: 'aside' },
]

const Words = ({ review: { comment, answer } }: { review: AdminReview }) => (
  <span className="grid gap-1 break-words">
    <span>{comment || 'Without words'}</span>
    {answer && <span className="text-ink-soft text-sm">The shop: {answer}</span>}
  </span>
)
const Shop = ({ review: { shop } }: { review: AdminReview }) => (
  <a href={`/business/${shop.slug}`} target="_blank" rel="noreferrer" className={linkLook}>
    {shop.name}
    <span className="sr-only"> in a new tab</span>
  </a>
)
function standingOf({ hiddenFor, hiddenAt }: AdminReview) {
  if (!hiddenAt) return <Badge tone="good">Shown</Badge>
  return (
    <span className="grid gap-0.5">
      <Badge tone="bad">Hidden</Badge>
      {hiddenFor && <span className="text-ink-soft text-sm">{hideReasonNames[hiddenFor]}</span>}
    </span>
  )
}

/** The reviews of all shops, the newest first. */
export function Reviews() {
  const { params } = useAddress()
  const [hiding, setHiding] = useState<AdminReview>()
  const show = params.get('show') === 'hidden' ? 'hidden' : 'all'
  const search = params.get('search') ?? undefined
  const read = usePages('GET /admin/reviews', { query: { show, search } })
  const reviews = (read.pages ?? read.before)?.flatMap((page) => page.reviews)
  const hide = useHide(() => setHiding(undefined))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchBox label="Search reviews" placeholder="Words, name or shop" />
        <AddressSelect
          label="Show"
          name="show"
          choices={[
            ['all', 'All'],
            ['hidden', 'Hidden'],
          ]}
        />
      </div>
      <ListScreen
        read={read}
        failed="Failed to load reviews"
        more="Older reviews"
        label="Reviews"
        columns={columns}
        rows={reviews}
        idOf={({ id }) => id}
        nameOf={({ reviewer, shop }) => `the review of ${shop.name} by ${reviewer}`}
        act={(review) => (
          <Act
            review={review}
            isBusy={hide.isPending}
            onHide={() => setHiding(review)}
            onShow={() => hide.change(review.id, { hidden: false })}
          />
        )}
        empty={<Empty title="No reviews found" />}
      />
      {hiding && (
        <HideDialog
          isSending={hide.isPending}
          failed={hide.error?.message}
          onHide={(reason) => hide.change(hiding.id, { hidden: true, reason })}
          onClose={() => setHiding(undefined)}
        />
      )}
    </>
  )
}

function useHide(onDone: () => void) {
  const { mutate, isPending, error } = useAdminSend('PATCH /admin/reviews/:id', {
    invalidates: reviewReads,
    onDone: ({ hiddenAt }) => {
      onDone()
      toast({ type: 'success', title: hiddenAt ? 'Review hidden' : 'Review shown again' })
    },
    onFailed: toastError,
  })
  return { isPending, error, change: (id: string, body: HideReview) => mutate({ params: { id }, body }) }
}

type ActProps = { review: AdminReview; isBusy: boolean; onHide(): void; onShow(): void }

const Act = ({ review: { hiddenAt, reviewer }, isBusy, onHide, onShow }: ActProps) => (
  <Button look="quiet" disabled={isBusy} onClick={hiddenAt ? onShow : onHide}>
    {hiddenAt ? 'Show again' : 'Hide'}
    <span className="sr-only"> the review by {reviewer}</span>
  </Button>
)
