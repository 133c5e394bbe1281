import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { kind } from '../../kind.ts'

export type ShopPicture = { shopId: string; shop: string; profileUrl: string }

const send = ({ pictureNotices }: Texts, shopId?: string) => ({
  id: shopId ? `picture:${shopId}` : 'picture:send',
  title: pictureNotices.send,
})

/** To the owners of a shop, once a quarter: send a picture of your front. */
export const shopPicture = kind<ShopPicture>({
  topic: 'stock',
  purpose: 'service',
  channels: ['whatsapp'],
  urgent: false,
  keeps: hours(24),
  provenOnly: true,
  named: 'other',
  notice: ({ shop, profileUrl }, { pictureNotices: say }) => ({
    title: say.title(shop),
    lines: [say.line],
    links: [{ label: say.profile, url: profileUrl }],
  }),
  message: ({ shop, shopId }, say) => ({
    type: 'buttons',
    body: `*${say.pictureNotices.title(shop)}*\n${say.pictureNotices.line}`,
    buttons: [send(say, shopId)],
  }),
  template: {
    body: ({ pictureNotices }) => pictureNotices.template,
    variables: ({ shop }) => [shop],
    buttons: (say) => [send(say)],
    sample: { shopId: '', shop: 'Randburg Tyres', profileUrl: '' },
  },
})
