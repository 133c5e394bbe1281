/** 'R499/month'; from cents. */
export const feePerMonth = (cents: number): string =>
  `R${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}/month`
