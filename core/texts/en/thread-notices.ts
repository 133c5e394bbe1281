import { brand } from '#core/rules/brand.ts'

/** The sentences of notices about messages in a conversation. `template` is approved by WhatsApp. */
export const threadNotices = {
  /** Under the sender's name, where everybody may read it. */
  brief: {
    message_asked: 'New message',
    message_answered: 'New message',
    message_written: 'New message',
    message_received: 'New message',
    message_undone: 'The last message was taken back',
    quote_asked: 'New quote request',
    quote_answered: 'Answer to your quote request',
  },
  phone: (phone: string) => `Phone: ${phone}`,
  about: (tyre: string) => `About ${tyre}`,
  seeTyre: 'The tyre',
  question: 'Answer here and I pass it on.',
  answer: 'Answer',
  whole: 'The whole conversation',
  supportAsked: (who: string, subject: string) => `${who} asks us: ${subject}`,
  supportFooter: `You get this e-mail because you look after ${brand.name}.`,
  mailToCustomer: `You get this e-mail because you wrote to a shop through ${brand.name}.`,
  mailToShop: `You get this e-mail because your shop takes messages on ${brand.name}.`,
  messageAsked: {
    title: (who: string) => `Message from ${who}`,
    template: `A customer with the name {{1}} has written to your shop on ${brand.name}: {{2}}. Answer this message and we will pass your words on.`,
  },
  quoteAsked: {
    title: (who: string) => `Quote request from ${who}`,
    template: `A customer with the name {{1}} asks your shop for a quote on ${brand.name}: {{2}}. Answer this message and we will pass your words on.`,
  },
  messageAnswered: {
    title: (shop: string) => `${shop} answered`,
    template:
      'Your message to {{1}} has been answered. They write: {{2}}. Answer this message and we will pass your words on.',
  },
  messageWritten: {
    title: (shop: string) => `Message from ${shop}`,
    template:
      'The shop {{1}} writes to you about your booking: {{2}}. Answer this message and we will pass your words on.',
  },
  messageUndone: {
    title: (shop: string) => `${shop} has taken back its last message`,
    line: 'Please take no notice of it.',
    template: 'The shop {{1}} has taken back the last message that it wrote to you. Please take no notice of that one.',
  },
  quoteAnswered: {
    title: (shop: string) => `${shop} answered your quote request`,
    template:
      'Your quote request to {{1}} has been answered. They write: {{2}}. Answer this message and we will pass your words on.',
  },
}
