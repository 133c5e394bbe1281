import type { PaymentWay } from '#core/contracts/shops.ts'
import { brand } from '#core/rules/brand.ts'

const names: Record<PaymentWay, string> = {
  card: 'card',
  cash: 'cash',
  eft: 'EFT',
  instalments: 'instalments',
  fleet_card: 'fleet card',
  account: 'on account',
}

/** `of`: who gives the credit, or whose cards are taken. */
export const payment = {
  way: (way: PaymentWay, of: readonly string[] = []) =>
    of.length > 0 ? `${names[way]} (${of.join(', ')})` : names[way],
  takes: (shop: string, ways: string) => `${shop} takes ${ways}. You pay there, when the work is done.`,
  takesNot: (shop: string, way: string, ways: string) =>
    `${shop} does not name ${way}; it takes ${ways}. Shall I ask them?`,
  line: (shop: string, ways: string) => `• ${shop}: ${ways}`,
  notTold: 'not told',
  atTheShop: (ways: string) => `Pay at the shop: ${ways}`,
  neverHere: `${brand.name} never takes money; pay at the shop.`,
}
