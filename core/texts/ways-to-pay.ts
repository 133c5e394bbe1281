import type { PaymentWay } from '#core/contracts/shops.ts'
import { waysInOrder } from '#core/rules/shops/payment-ways.ts'
import type { Texts } from './texts.ts'

type Paid = {
  paymentWays: readonly PaymentWay[]
  instalmentNames?: readonly string[]
  fleetCardNames?: readonly string[]
}

/** The ways to pay at a shop as a list in a sentence, in the usual order; undefined if the shop has not told them. */
export function waysToPay({ paymentWays, instalmentNames, fleetCardNames }: Paid, say: Texts): string | undefined {
  if (paymentWays.length === 0) return undefined
  const names: Partial<Record<PaymentWay, readonly string[] | undefined>> = {
    instalments: instalmentNames,
    fleet_card: fleetCardNames,
  }
  return waysInOrder(paymentWays)
    .map((way) => say.payment.way(way, names[way]))
    .join(', ')
}
