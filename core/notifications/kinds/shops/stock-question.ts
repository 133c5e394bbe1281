import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { kind } from '../../kind.ts'

export type StockQuestion = {
  shopId: string
  /** Named to somebody of several shops. */
  shop: string | undefined
  listed: number
  /** Days since anybody has confirmed any of it; undefined if nobody ever did. */
  days: number | undefined
  inventoryUrl: string
}

const right = ({ stockNotices }: Texts, shopId?: string) => ({
  id: shopId ? `stock:right:${shopId}` : 'stock:right',
  title: stockNotices.right,
})
const open = ({ stockNotices }: Texts, shopId?: string) => ({
  id: shopId ? `stock:open:${shopId}` : 'stock:open',
  title: stockNotices.open,
})

/** To the members of a shop whose stock nobody has confirmed for a week. */
export const stockQuestion = kind<StockQuestion>({
  topic: 'stock',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  urgent: false,
  keeps: hours(24),
  provenOnly: true,
  named: 'other',
  notice: (facts, { stockNotices: say }) => ({
    title: say.title(facts.shop),
    lines: [say.line(facts.listed, facts.days)],
    links: [{ label: say.open, url: facts.inventoryUrl }],
  }),
  message: (facts, say) => ({
    type: 'buttons',
    body: `*${say.stockNotices.title(facts.shop)}*\n${say.stockNotices.line(facts.listed, facts.days)}`,
    buttons: [right(say, facts.shopId), open(say, facts.shopId)],
  }),
  template: {
    body: ({ stockNotices }) => stockNotices.template,
    variables: ({ shop, listed, days }, { stockNotices: say }) => [
      shop ?? say.yourShop,
      say.listings(listed),
      say.ago(days),
    ],
    buttons: (say) => [right(say), open(say)],
    sample: { shopId: '', shop: 'Randburg Tyres', listed: 42, days: 9, inventoryUrl: '' },
  },
})
