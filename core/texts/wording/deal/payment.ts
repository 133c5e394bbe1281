import type { PaymentWay } from '#core/contracts/shops.ts'

import type { Sentences } from '../../sentences.ts'

/** `of`: who gives the credit, or whose cards are taken. */
export const payment = ({ payment: s }: Sentences) => {
  const names: Record<PaymentWay, string> = s.names
  return {
    ...s,
    way: (way: PaymentWay, of: readonly string[] = []) =>
      of.length > 0 ? s.of({ way: names[way], names: of.join(', ') }) : names[way],
    takes: (shop: string, ways: string) => s.takes({ shop, ways }),
    takesNot: (shop: string, way: string, ways: string) => s.takesNot({ shop, way, ways }),
    line: (shop: string, ways: string) => s.line({ shop, ways }),
  }
}
