import type { BusinessRow } from '#core/contracts/admin/businesses.ts'

/** '4.6 from 12 reviews', or that there is no rating. */
export const ratingWords = ({ rating, reviewCount }: Pick<BusinessRow, 'rating' | 'reviewCount'>): string =>
  rating === null ? 'No rating' : `${rating.toFixed(1)} from ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`
