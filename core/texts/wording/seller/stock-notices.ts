import type { Sentences } from '../../sentences.ts'

/** The weekly question to a shop about its stock. */
export const stockNotices = ({ stockNotices: s }: Sentences) => {
  const ago = (days: number | undefined): string => (days === undefined ? s.neverConfirmed : s.confirmed(days))
  return {
    ...s,
    title: (shop: string | undefined) => s.title({ hasShop: shop !== undefined, shop: shop ?? '' }),
    line: (count: number, days: number | undefined) => s.line({ count, ago: ago(days) }),
    ago,
  }
}
