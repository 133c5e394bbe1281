import { Star } from 'lucide-react'
import type { ReviewView } from '#core/contracts/reviews.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { Carousel } from '../../../components/carousel.tsx'
import { ReportReview } from '../../../components/report/report-review.tsx'
import { Failed } from '../../../components/ui/states.tsx'
import { reviewsQuery } from '../queries.ts'
import { Nothing } from './section.tsx'

/** What people say who had their tyres fitted there. */
export function Reviews({ slug }: { slug: string }) {
  const read = useRead('GET /shops/:shop/reviews', { params: { shop: slug }, query: reviewsQuery })
  const reviews = read.data?.reviews
  if (read.isError)
    return (
      <Failed title="Failed to load reviews" onRetry={() => void read.refetch()} retrying={read.isFetching}>
        {read.error.message}
      </Failed>
    )
  if (!reviews) return <div className="skeleton h-40 rounded-2xl" />
  if (reviews.length === 0) return <Nothing>No reviews available.</Nothing>
  return (
    <Carousel label="What customers say" itemClassName="w-[18rem] md:w-[22rem]">
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </Carousel>
  )
}

const stars = [1, 2, 3, 4, 5]

const Review = ({ review: { id, user, rating, comment, answer, createdAt } }: { review: ReviewView }) => (
  <figure className="flex h-full flex-col gap-2 rounded-2xl bg-surface p-5 shadow-card">
    <p className="flex" role="img" aria-label={`${rating} out of 5 stars`}>
      {stars.map((star) => (
        <Star
          key={star}
          aria-hidden
          size={18}
          className={star <= rating ? 'fill-accent text-accent' : 'text-line-strong'}
        />
      ))}
    </p>
    {comment && <blockquote className="whitespace-pre-line">{comment}</blockquote>}
    <figcaption className="mt-auto flex items-center gap-2 text-sm">
      <span className="font-bold">{user}</span> <span className="text-ink-soft">{dayOfInstant(createdAt)}</span>
      <ReportReview id={id} by={user} />
    </figcaption>
    {answer && (
      <p className="rounded-lg bg-sunk px-3 py-2 text-sm">
        <span className="font-semibold">The shop: </span>
        {answer}
      </p>
    )}
  </figure>
)
