import { brand } from '#core/rules/brand.ts'
import { formatPhone } from '#core/rules/format.ts'
import type { OpenThread, TellThread, ThreadFacts, ThreadKind } from '../notice.ts'

const lines = ({ words, phone }: ThreadFacts) => [words, ...(phone ? [`Phone: ${formatPhone(phone)}`] : [])]
const answer = ({ threadId }: ThreadFacts) => ({
  question: 'Answer here and I pass it on.',
  buttons: [{ id: `thread:answer:${threadId}`, title: 'Answer' }],
})
const whole = ({ url }: ThreadFacts) => (url ? { links: [{ label: 'The whole conversation', url }] } : {})

const tell: Record<ThreadKind, TellThread> = {
  message_asked: (facts) => ({ title: `Message from ${facts.who}`, lines: lines(facts), ...answer(facts) }),
  quote_asked: (facts) => ({ title: `Quote request from ${facts.who}`, lines: lines(facts), ...answer(facts) }),
  message_answered: (facts) => ({
    title: `${facts.from} answered`,
    lines: lines(facts),
    ...whole(facts),
    ...answer(facts),
  }),
  quote_answered: (facts) => ({
    title: `${facts.from} answered your quote request`,
    lines: lines(facts),
    ...whole(facts),
    ...answer(facts),
  }),
}

const open: Record<ThreadKind, OpenThread> = {
  message_asked: ({ who, words }) => [who, words],
  quote_asked: ({ who, words }) => [who, words],
  message_answered: ({ from, words }) => [from, words],
  quote_answered: ({ from, words }) => [from, words],
}

const buttons = { answer: 'Answer' }
export const threadTemplates = {
  message_asked: {
    body: `A customer with the name {{1}} has written to your shop on ${brand.name}: {{2}}. Answer this message and we will pass your words on.`,
    samples: ['Thandi', 'Do you have 205/55R16 in stock?'],
    buttons,
  },
  quote_asked: {
    body: `A customer with the name {{1}} asks your shop for a quote on ${brand.name}: {{2}}. Answer this message and we will pass your words on.`,
    samples: ['Thandi', '4 x Michelin Primacy 4 205/55R16 91V, with tyre fitting'],
    buttons,
  },
  message_answered: {
    body: 'Your message to {{1}} has been answered. They write: {{2}}. Answer this message and we will pass your words on.',
    samples: ['Randburg Tyres', 'Yes, we have eight of them.'],
    buttons,
  },
  quote_answered: {
    body: 'Your quote request to {{1}} has been answered. They write: {{2}}. Answer this message and we will pass your words on.',
    samples: ['Randburg Tyres', 'R 7 600 fitted for all four.'],
    buttons,
  },
}

export const threads = {
  tell,
  open,
  supportAsked: (who: string, subject: string) => `${who} asks us: ${subject}`,
  supportFooter: `You get this e-mail because you look after ${brand.name}.`,
  mailToCustomer: `You get this e-mail because you wrote to a shop through ${brand.name}.`,
  mailToShop: `You get this e-mail because your shop takes messages on ${brand.name}.`,
  answerOnWhatsapp: 'Answer on WhatsApp',
  /** What a running conversation in the chat is called. */
  title: 'your message',
  askWords: (to: string) => `Write what you want to say to ${to}. I pass it on as you write it.`,
  askSupport: `A person from ${brand.name} will answer you here. Write what it is about.`,
  sent: (to: string) => `I have passed it on to ${to}. The answer comes here.`,
  answered: (to: string) => `I have passed it on to ${to}.`,
  supportSent: `Thank you. A person from ${brand.name} answers you here.`,
  theyWrote: (to: string, words: string) => `${to} wrote:\n“${words}”`,
  isItFor: (to: string, words: string) => `Shall I send this to ${to}?\n\n“${words}”`,
  send: 'Send it',
  dontSend: 'No',
  notSent: 'All right, I have not sent it.',
  gone: 'This conversation is not there any more.',
  tooLong: (most: number) => `That is longer than ${most} characters. Please make it shorter.`,
  onlyWords: 'I can pass on words only. Please write it.',
  whichShop: 'Which shop do you want to write to? Send its name.',
  noShop: (name: string) => `I know no shop called ${name}. Please check the name, or send "shops near me".`,
  us: brand.name,
  theCustomer: 'the customer',
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
