/** How many vehicles a driver keeps. */
export const mostVehicles = 50

/** How many offers stand side by side. */
export const mostCompared = 4

/** The choices of filters that hold figures. */
export const leastRatings = [4, 4.5, 5] as const
export const radiiKm = [5, 10, 25, 50, 100] as const
/** So many shops that offer a class of brand are enough to tell a usual price. */
export const enoughForUsual = 5
/** A smaller difference, in cents for one tyre, counts as none. */
export const worthSaying = 1_000
