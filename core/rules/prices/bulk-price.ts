import type { Rounding } from '../../contracts/seller/change-stock.ts'

/** By so many percent, or by so many cents; below zero is cheaper. */
export type PriceStep = { percent?: number | undefined; cents?: number | undefined; round: Rounding }

const RAND = 100

/** The price after the step, as shops write it; below 1 if nothing is left of it. */
export function steppedPrice(priceCents: number, { percent = 0, cents = 0, round }: PriceStep): number {
  const exact = Math.round(priceCents + (priceCents * percent) / 100 + cents)
  return exact < 1 ? exact : Math.max(rounded(exact, round), 1)
}

function rounded(cents: number, round: Rounding): number {
  if (round === 'none') return cents
  if (round === 'rand') return nearest(cents, RAND)
  if (round === 'ten') return nearest(cents, 10 * RAND)
  return nearest(cents + RAND, 10 * RAND) - RAND
}

const nearest = (cents: number, step: number): number => Math.max(Math.round(cents / step), 1) * step
