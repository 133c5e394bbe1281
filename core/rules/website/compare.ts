/** How many offers stand side by side. */
export const mostCompared = 4
