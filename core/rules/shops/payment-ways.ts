import type { PaymentWay } from '#core/contracts/shops.ts'

/** The ways to pay at a shop, in English, for the website; those that most people use come first. */
export const paymentNames: Record<PaymentWay, string> = {
  card: 'Card',
  cash: 'Cash',
  eft: 'EFT',
  instalments: 'Instalments',
  fleet_card: 'Fleet card',
  account: 'Account',
}

export const paymentWays = Object.keys(paymentNames) as PaymentWay[]

export const isPaymentWay = (text: string): text is PaymentWay => Object.hasOwn(paymentNames, text)

/** In the order of the names above, whatever order they are kept in. */
export const waysInOrder = (ways: readonly PaymentWay[]): PaymentWay[] =>
  paymentWays.filter((way) => ways.includes(way))
