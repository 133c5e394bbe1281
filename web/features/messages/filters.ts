/** The filters of a list of conversations, as the address and the API name them. */
export const types = [
  ['', 'All Types'],
  ['general', 'General'],
  ['booking', 'Bookings'],
  ['quote', 'Quotes'],
  ['support', 'Support'],
] as const

export const statuses = [
  ['', 'All Status'],
  ['active', 'Active'],
  ['closed', 'Closed'],
] as const

export const oneOf = <Value extends string>(choices: readonly (readonly [Value, string])[], text: string | null) =>
  choices.map(([value]) => value).find((value) => value === text)
