import { brand } from '#core/rules/brand.ts'

/** What stands around the words that an admin writes to many. */
export const announcements = {
  open: 'Open',
  newsTemplate: `News from ${brand.name} about {{1}}, as you agreed to hear: {{2}} Send STOP to end all messages, or "settings" to end only news.`,
  newsWayOut: 'Send STOP to end all messages, or "settings" to end only news.',
  newsFooter: `You get this e-mail because you said yes to news from ${brand.name} by e-mail.`,
  serviceTemplate: `${brand.name} has a service message for you as a seller, about {{1}}. It says: {{2}} It is about using ${brand.name} and is no advertising. Send STOP to end all messages here.`,
  service: `A service message to sellers on ${brand.name}, no advertising.`,
  serviceWayOut: 'Send STOP to end all messages here.',
  serviceFooter: `You get this service message because you belong to a shop on ${brand.name}. It is no advertising.`,
  choose: 'Choose what we send you',
  legalTitle: (name: string) => `Our ${name} change`,
  legalLine: (name: string, from: string) => `The new version of the ${name} applies from ${from}.`,
  legalOpen: 'Read it',
}
