import type { Sentences } from '../sentences.ts'

/** The sentences of notices about messages in a conversation. `template` is approved by WhatsApp. */
export const threadNotices = ({ threadNotices: s }: Sentences) => ({
  ...s,
  supportAsked: (who: string, subject: string) => s.supportAsked({ who, subject }),
  threadAssigned: { ...s.threadAssigned, title: (who: string, shop: string) => s.threadAssigned.title({ shop, who }) },
  answerDue: { ...s.answerDue, title: (who: string, shop: string) => s.answerDue.title({ shop, who }) },
})
