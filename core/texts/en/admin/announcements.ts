/** What stands around the words that an admin writes to many. */
export const announcements = {
  open: 'Open',
  newsTemplate:
    "News from {product} about '{{1}}', as you agreed to hear: '{{2}}' Send STOP to end all messages, or \"settings\" to end only news.",
  newsUnsubscribe: 'Send STOP to end all messages, or "settings" to end only news.',
  newsFooter: 'You get this e-mail because you said yes to news from {product} by e-mail.',
  serviceTemplate:
    "{product} has a service message for you as a seller, about '{{1}}'. It says: '{{2}}' It is about using {product} and is no advertising. Send STOP to end all messages here.",
  service: 'A service message to sellers on {product}, no advertising.',
  serviceUnsubscribe: 'Send STOP to end all messages here.',
  serviceFooter: 'You get this service message because you belong to a shop on {product}. It is no advertising.',
  choose: 'Choose what we send you',
  legalTitle: 'Our {name} change',
  legalLine: 'The new version of the {name} applies from {from}.',
  legalOpen: 'Read it',
} as const
