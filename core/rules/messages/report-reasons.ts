/** Why somebody reports the other side of a conversation to us. */
export const talkReasons = ['spam', 'fraud', 'abuse', 'wrong_person', 'other'] as const
/** Why somebody reports a review to us. */
export const reviewReasons = ['abuse', 'private', 'untrue', 'spam', 'other'] as const
export type TalkReason = (typeof talkReasons)[number]
export type ReviewReason = (typeof reviewReasons)[number]
export type ReportReason = TalkReason | ReviewReason

export const reportReasonNames: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  fraud: 'Fraud, or a price that is not kept',
  abuse: 'Insults or threats',
  wrong_person: 'Not meant for me',
  private: 'Names somebody or their details',
  untrue: 'Not about a visit to this shop',
  other: 'Something else',
}

/** Why we take a review from a shop's page. */
export const hideReasons = ['abuse', 'private', 'untrue', 'advertising', 'other'] as const
export type HideReason = (typeof hideReasons)[number]

export const hideReasonNames: Record<HideReason, string> = {
  abuse: 'Insults or threats',
  private: 'Names somebody or their details',
  untrue: 'Not about a visit to this shop',
  advertising: 'Spam or advertising',
  other: 'Something else',
}
