import type { PaymentWay } from '#core/contracts/shops.ts'
import { brand } from '#core/rules/brand.ts'
import type { payment as english } from '../../en/deal/payment.ts'

const names: Record<PaymentWay, string> = {
  card: 'kaart',
  cash: 'kontant',
  eft: 'EFT',
  instalments: 'paaiemente',
  fleet_card: 'vlootkaart',
  account: 'op rekening',
}

export const payment: typeof english = {
  way: (way, of = []) => (of.length > 0 ? `${names[way]} (${of.join(', ')})` : names[way]),
  takes: (shop, ways) => `${shop} vat ${ways}. Jy betaal daar, wanneer die werk klaar is.`,
  takesNot: (shop, way, ways) => `${shop} noem nie ${way} nie; hulle vat ${ways}. Sal ek hulle vra?`,
  line: (shop, ways) => `• ${shop}: ${ways}`,
  notTold: 'nie vertel nie',
  atTheShop: (ways) => `Betaal by die winkel: ${ways}`,
  neverHere: `${brand.name} vat nooit geld nie; betaal by die winkel.`,
}
