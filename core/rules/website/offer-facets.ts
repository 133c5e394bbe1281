/** The choices of filters that hold figures. */
export const leastRatings = [4, 4.5, 5] as const
export const radiiKm = [5, 10, 25, 50, 100] as const
/** From so many offers on, half of them say what is usual. */
export const enoughForUsual = 8
/** A difference of less than so much, in cents for one tyre, is no difference. */
export const worthSaying = 1_000
