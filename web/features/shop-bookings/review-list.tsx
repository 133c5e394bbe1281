import { type FormEvent, useState } from 'react'
import type { ReviewView } from '#core/contracts/reviews.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast } from '#web/lib/toast.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { ReportReview } from '../../components/report/report-review.tsx'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextAreaField } from '../../components/ui/field.tsx'
import { Empty, Failed, Spinner } from '../../components/ui/states.tsx'

const MOST = 1000
const PAGE = 50

/** What drivers said, with the shop's one answer to each. */
export default function ReviewList({ shopId }: { shopId: string }) {
  const { params, go } = useAddress()
  const isUnanswered = params.get('reviews') === 'unanswered'
  const after = params.get('after') ?? undefined
  const { data, error, refetch, isFetching } = useRead(
    'GET /shops/:shopId/own-reviews',
    { params: { shopId }, query: { ...(isUnanswered && { unanswered: true }), limit: PAGE, after } },
    { keepsPrevious: true },
  )
  if (error) return <Failed title={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      <AddressSelect
        label="Show"
        name="reviews"
        choices={[
          ['all', 'All reviews'],
          ['unanswered', 'Without an answer'],
        ]}
      />
      {!data && <Spinner>Loading...</Spinner>}
      {data?.reviews.length === 0 && (
        <Empty title={isUnanswered ? 'Every review has its answer' : 'No reviews yet'}>
          <p>Drivers are asked for one after each completed booking.</p>
        </Empty>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {data?.reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {data?.next && (
        <Button look="quiet" className="justify-self-center" onClick={() => go({ after: data.next ?? undefined })}>
          Older reviews
        </Button>
      )}
    </>
  )
}

const Review = ({ review }: { review: ReviewView }) => (
  <li className={`${card} grid content-start gap-2 p-4`}>
    <div className="flex items-start gap-3">
      <div className="flex min-h-11 grow flex-wrap items-center gap-x-3">
        <span className="font-bold">{review.user}</span>
        <span role="img" aria-label={`${review.rating} of 5 stars`} className="text-accent-ink">
          {'★'.repeat(review.rating)}
          {'☆'.repeat(5 - review.rating)}
        </span>
        <span className="text-ink-soft text-sm">{dayOfInstant(review.createdAt)}</span>
      </div>
      <ReportReview id={review.id} by={review.user} />
    </div>
    <p className="whitespace-pre-line">{review.comment || 'No words.'}</p>
    {review.answer === null ? (
      <Answer id={review.id} />
    ) : (
      <p className="whitespace-pre-line rounded-lg bg-sunk p-3">
        <span className="font-semibold">Your answer: </span>
        {review.answer}
      </p>
    )}
  </li>
)

/** Once only, so it is asked for by a button of its own. */
function Answer({ id }: { id: string }) {
  const [words, setWords] = useState<string>()
  const send = useSend('POST /reviews/:id/answer', {
    invalidates: ['GET /shops/:shopId/own-reviews', 'GET /shops/:shop/reviews'],
    onDone: () => toast({ type: 'success', title: 'Answer published' }),
  })
  if (words === undefined)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setWords('')}>
        Answer
      </Button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate({ params: { id }, body: { answer: words } })
  }
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <TextAreaField
        label="Your answer"
        hint="Everybody reads it. It cannot be changed afterwards."
        rows={3}
        most={MOST}
        length={words.length}
        value={words}
        error={send.error?.fields.answer ?? send.error?.message}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" look="quiet" className="justify-self-start" disabled={send.isPending || !words.trim()}>
        Publish the answer
      </Button>
    </form>
  )
}
