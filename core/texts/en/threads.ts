import { brand } from '#core/rules/brand.ts'
import type { HideReason, ReportReason } from '#core/rules/messages/report-reasons.ts'

const reasons: Record<ReportReason, string> = {
  spam: 'spam or advertising',
  fraud: 'fraud',
  abuse: 'insults or threats',
  wrong_person: 'messages that were not meant for who got them',
  private: 'a review that names somebody or their details',
  untrue: 'a review that is not about a visit to the shop',
  other: 'our rules were not kept',
}
const hidden: Record<HideReason, string> = {
  abuse: 'insults or threats',
  private: 'it names somebody or their details',
  untrue: 'it is not about a visit to this shop',
  advertising: 'spam or advertising',
  other: 'our rules were not kept',
}

export const threads = {
  /** What a running conversation in the chat is called. */
  title: 'your message',
  askWords: (to: string) => `Write what you want to say to ${to}. I pass it on as you write it.`,
  askSupport: `A person from ${brand.name} will answer you here. Write what it is about.`,
  sent: (to: string) => `I have passed it on to ${to}. The answer comes here.`,
  answered: (to: string) => `I have passed it on to ${to}.`,
  supportHas: (words: string) =>
    `Thank you. I have passed this on to a person from ${brand.name}, who answers you here:\n“${words}”`,
  theyWrote: (to: string, words: string) => `${to} wrote:\n“${words}”`,
  isItFor: (to: string, words: string) => `Shall I send this to ${to}?\n\n“${words}”`,
  isFileFor: (to: string, words: string) =>
    words ? `Shall I send this to ${to}?\n\n“${words}”` : `Shall I send it to ${to}?`,
  whichForFile: 'Or name a shop that I shall send it to.',
  send: 'Send it',
  dontSend: 'No',
  notSent: 'All right, I have not sent it.',
  youTalk: (to: string) =>
    `You talk to ${to} now: what you write goes to them. To come back to me, tap the button or send *menu*.`,
  youTalkToUs: `You talk to me, the bot of ${brand.name}. To write to a shop, send "ask", its name and your question.`,
  backToUs: `Back to ${brand.name}`,
  talkOver: 'You talk to me again. What can I do for you?',
  forUs: (to: string) => `I thought that was for me and did not send it to ${to}. You talk to me again.`,
  sendToThem: 'Send it to them',
  whoseYes: (to: string, words: string) =>
    `Is “${words}” for ${to}? Then tap the button. If it is for me, answer my question once more.`,
  proposalWaits: (to: string, shop: string) =>
    `I have passed that on to ${to}. The time that ${shop} proposes for your booking still waits for your answer:`,
  whichOf: (words: string) => `For whom is this?\n\n“${words}”`,
  nothingWaits: 'No message waits for you here any more.',
  gone: 'This conversation is not there any more.',
  tooLong: (most: number) => `That is longer than ${most} characters. Please make it shorter.`,
  onlyWords: 'I can pass on words only. Please write it.',
  whichShop: 'Which shop do you want to write to? Send its name.',
  noShop: (name: string) => `I know no shop called ${name}. Please check the name, or send "shops near me".`,
  us: brand.name,
  theCustomer: 'the customer',
  /** What we write about what was reported. */
  decided: {
    acted: 'Thank you for telling us. We have looked at it and have acted.',
    dismissed: 'Thank you for telling us. We have looked at it, and found nothing that is against our rules.',
    blocked: (reason: ReportReason) => ({
      subject: 'You are blocked',
      words: `You can no longer write to shops or book through ${brand.name}. The reason: ${reasons[reason]}. What you have booked stays. If you think that this is a mistake, answer here.`,
    }),
    unblocked: {
      subject: 'You are no longer blocked',
      words: `You can write to shops and book through ${brand.name} again.`,
    },
    reviewHidden: (shop: string, reason: HideReason) => ({
      subject: 'Your review is hidden',
      words: `Your review of ${shop} is no longer shown. The reason: ${hidden[reason]}. If you think that this is a mistake, answer here.`,
    }),
  },
  review: {
    title: 'your review',
    stars: (shop: string) => `How was it at ${shop}? Choose 1 to 5 stars.`,
    choose: 'Stars',
    star: (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`,
    comment: 'Thank you! Would you like to add a few words for other drivers?',
    skip: 'No words',
    done: 'Thank you, your review is published with the shop.',
    closed: 'This booking cannot be reviewed: it has its review, or is not completed.',
  },
}
