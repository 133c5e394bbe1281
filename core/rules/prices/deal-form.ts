/** The share of the listing's price that a new deal begins with. */
const USUAL_SHARE = 0.9

/** What the form proposes once a tyre is chosen. */
export const proposedTitle = ({ brand, model, size }: { brand: string; model: string; size: string }): string =>
  `${brand} ${model} ${size} Deal`

export const proposedCents = (listPriceCents: number): number => Math.round(listPriceCents * USUAL_SHARE)
