import type { ApplicationOutcome } from '#core/events.ts'
import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'
import { linesOf } from '../../notice.ts'

export type AnsweredFacts = {
  shop: string
  outcome: ApplicationOutcome
  /** The reason, or what is missing, in the admin's words. */
  words: string | null
  dashboardUrl: string
}

/** To the owners: what became of their application, or of their shop later. */
export const applicationAnswered = kind<AnsweredFacts>({
  topic: 'bookings',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  urgent: false,
  keeps: hours(72),
  named: 'other',
  notice: ({ shop, outcome, words, dashboardUrl }, { onboardingNotices: say }) => {
    const { title, line } = say[outcome](shop)
    return {
      title,
      lines: linesOf(words, line),
      links: [{ label: asksAgain(outcome) ? say.profile : say.dashboard, url: dashboardUrl }],
    }
  },
  template: {
    body: ({ onboardingNotices }) => onboardingNotices.template,
    variables: ({ shop, outcome, words }, { onboardingNotices: say }) => [
      shop,
      linesOf(`${say[outcome](shop).title}.`, words).join(' '),
    ],
    sample: { shop: 'Randburg Tyres', outcome: 'approved', words: null, dashboardUrl: '' },
  },
})

const asksAgain = (outcome: ApplicationOutcome): boolean => outcome === 'rejected' || outcome === 'more_asked'
