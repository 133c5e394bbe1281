import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

export type ShopMonthFacts = {
  /** Named to somebody of several shops. */
  shop: string | undefined
  name: string
  /** 'October', in the language of the person. */
  month: string
  jobs: number
  doneCents: number
  feeCents: number
  figuresUrl: string
}

/** To the owners of a shop on the first of the month: jobs, what they came to, and the fee. */
export const shopMonthKind = kind<ShopMonthFacts>({
  topic: 'day',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  urgent: false,
  keeps: hours(24),
  provenOnly: true,
  named: 'other',
  notice: ({ shop, month, jobs, doneCents, feeCents, figuresUrl }, { shopDay: say }) => ({
    title: say.monthTitle(shop, month),
    lines: [say.monthLine(jobs, doneCents, feeCents)],
    links: [{ label: say.figures, url: figuresUrl }],
  }),
  template: {
    body: ({ shopDay }) => shopDay.monthTemplate,
    variables: ({ name, month, jobs, doneCents, feeCents, figuresUrl }, { shopDay: say }) => [
      month,
      name,
      say.monthLine(jobs, doneCents, feeCents),
      figuresUrl,
    ],
    sample: {
      shop: undefined,
      name: 'Randburg Tyres',
      month: 'October',
      jobs: 14,
      doneCents: 6_130_000,
      feeCents: 49_900,
      figuresUrl: 'https://spoor.example/business/analytics',
    },
  },
})
