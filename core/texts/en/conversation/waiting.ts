/** What waits at a counter, said to somebody who answers later. */
export const waiting = {
  one: "Take your time. {customer}'s request waits for your answer until {until}; then it ends and the customer is told.",
  several:
    'Take your time. {count} requests wait for your answer, the first until {until}; then it ends and the customer is told.',
} as const
