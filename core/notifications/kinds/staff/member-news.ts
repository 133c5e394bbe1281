import type { ShopRole } from '#core/contracts/shops.ts'
import type { MemberChange } from '#core/events.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { kind } from '../../kind.ts'

export type MemberFacts = { what: MemberChange; who: string; shop: string; role: ShopRole; url: string }

const words = ({ what, who, shop, role }: MemberFacts, { staffNotices: say }: Texts): string => {
  switch (what) {
    case 'joined':
      return say.joined(who, shop)
    case 'declined':
      return say.declinedIt(who, shop)
    case 'left':
      return say.left(who, shop)
    case 'role_changed':
      return say.role_changed(shop, role)
    case 'removed':
      return say.removed(shop)
  }
}

/** To the owners, or to the person concerned: who belongs to the shop has changed. */
export const memberNews = kind<MemberFacts>({
  topic: 'messages',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  urgent: false,
  keeps: hours(72),
  provenOnly: true,
  named: 'other',
  notice: (facts, say) => ({ title: words(facts, say), lines: [] }),
  template: {
    body: ({ staffNotices }) => staffNotices.template,
    variables: (facts, say) => [words(facts, say)],
    sample: { what: 'joined', who: 'Sipho', shop: 'Randburg Tyres', role: 'staff', url: '' },
  },
})
