import type { HideReason, ReportReason } from '#core/rules/messages/report-reasons.ts'
import type { Sentences } from '../sentences.ts'

export const threads = ({ threads: s }: Sentences) => {
  const { reasons, hidden } = s
  return {
    ...s,
    theyWrote: (to: string, words: string) => s.theyWrote({ to, words }),
    isItFor: (to: string, words: string) => s.isItFor({ to, words }),
    isFileFor: (to: string, words: string) => s.isFileFor({ hasWords: Boolean(words), to, words: words ?? '' }),
    whoseYes: (to: string, words: string) => s.whoseYes({ words, to }),
    proposalWaits: (to: string, shop: string) => s.proposalWaits({ to, shop }),
    decided: {
      ...s.decided,
      blocked: (reason: ReportReason) => ({
        subject: s.decided.blocked.subject,
        words: s.decided.blocked.words(reasons[reason]),
      }),
      reviewHidden: (shop: string, reason: HideReason) => ({
        subject: s.decided.reviewHidden.subject,
        words: s.decided.reviewHidden.words({ shop, hidden: hidden[reason] }),
      }),
    },
  }
}

/** The sentences of notices about messages in a conversation. `template` is approved by WhatsApp. */
export const threadNotices = ({ threadNotices: s }: Sentences) => ({
  ...s,
  supportAsked: (who: string, subject: string) => s.supportAsked({ who, subject }),
  threadAssigned: { ...s.threadAssigned, title: (who: string, shop: string) => s.threadAssigned.title({ shop, who }) },
  answerDue: { ...s.answerDue, title: (who: string, shop: string) => s.answerDue.title({ shop, who }) },
})
