import { Star } from 'lucide-react'

type Props = {
  /** 1 to 5; null without reviews. */
  rating: number | null
  count?: number
  className?: string
}

/** '4.6 (12)' beside a star, or that there is no rating. */
export const Rating = ({ rating, count = 0, className = '' }: Props) =>
  rating === null || count === 0 ? (
    <span className={`text-ink-soft text-sm ${className}`}>No rating</span>
  ) : (
    <span className={`inline-flex items-center gap-1 text-sm ${className}`}>
      <Star aria-hidden size={16} className="fill-accent text-accent" />
      <span className="sr-only">Rated </span>
      <span className="font-bold tabular-nums">{rating.toFixed(1)}</span>
      <span className="sr-only">out of 5, </span>
      <span className="text-ink-soft tabular-nums">
        ({count}
        <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>)
      </span>
    </span>
  )
