/** What the deals are filtered by: the price of one tyre, in cents, both ends within. */
export const priceBands = {
  below_1500: { from: 0, to: 149_999 },
  from_1500_to_2000: { from: 150_000, to: 200_000 },
  above_2000: { from: 200_001, to: 2_147_483_647 },
} as const

export type PriceBand = keyof typeof priceBands
export const isPriceBand = (text: string): text is PriceBand => Object.hasOwn(priceBands, text)
