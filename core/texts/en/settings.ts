import { brand } from '#core/rules/brand.ts'
import type { Channel, Topic } from '#core/rules/notifications/preferences.ts'
import type { FailureClass, PlainCode, Purpose } from '#core/rules/notifications/reason.ts'
import type { Trouble } from '#core/rules/notifications/trouble.ts'
import type { SettingsView } from '../settings.ts'

const topics: Record<Topic, string> = {
  bookings: 'your bookings',
  quotes: 'quotes',
  messages: 'messages from shops',
  stock: 'the weekly question about your stock',
  day: 'the jobs of the day and the figures of the month',
  deals: 'deal alerts',
  marketing: `news from ${brand.name}`,
}
const channels: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  email: 'e-mail',
  in_app: 'the app',
  sms: 'SMS',
  push: 'push',
}
const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const named = (wanted: SettingsView['topics'], on: boolean) =>
  listed((Object.keys(topics) as Topic[]).filter((topic) => wanted[topic] === on).map((topic) => topics[topic]))

const quietLine = (quiet: SettingsView['quiet']) =>
  quiet
    ? `Quiet hours: ${quiet.start} to ${quiet.end}. Booking news, codes and answers to you still come; the rest waits.`
    : 'Quiet hours: none.'

const shown = ({ left, channels: on, topics: wanted, email, sms, quiet, hasAccount }: SettingsView): string =>
  [
    '*Your settings*',
    left
      ? 'You asked us to stop, so only answers to your own messages come here. Send START to change that.'
      : on.whatsapp
        ? `On WhatsApp you hear of ${named(wanted, true) || 'nothing but answers to your own messages'}.`
        : 'On WhatsApp only answers to your own messages come.',
    !left && on.whatsapp && named(wanted, false) ? `Off: ${named(wanted, false)}.` : undefined,
    email ? `E-mail to ${email}: ${on.email ? 'on' : 'off'}.` : undefined,
    hasAccount ? `In the app: ${on.in_app ? 'on' : 'off'}.` : undefined,
    sms === undefined ? undefined : `SMS when WhatsApp fails: ${sms ? 'on' : 'off'}.`,
    quietLine(quiet),
  ]
    .filter((line) => line !== undefined)
    .join('\n')

const purposes: Record<Purpose, string> = { service: 'messages', deals: 'deal alerts', marketing: 'advertising' }

const reasons = {
  allowed: (channel: Channel, topic: Topic) => `${channels[channel]} is on for ${topics[topic]}`,
  switched_off: (channel: Channel, topic: Topic) => `${channels[channel]} is off for ${topics[topic]} in your settings`,
  consent_withdrawn: (purpose: Purpose) => `you asked us to send no ${purposes[purpose]}`,
  no_consent: (purpose: Purpose) => `you have not said yes to ${purposes[purpose]}`,
  for_admins: `you look after ${brand.name}`,
  delivery: {
    retry: 'WhatsApp was not available, so it was tried again',
    permanent: 'WhatsApp could not deliver it',
    config: 'our connection to WhatsApp was broken',
    window: 'more than 24 hours had passed since your last message',
    layout: 'WhatsApp did not accept its form',
    template: 'WhatsApp did not know its wording, so it was made again',
    refused: 'WhatsApp does not allow its wording',
    left: 'WhatsApp told us that you want no messages from us',
    limit: 'WhatsApp limits how many people we may write to in a day, so it waits',
  } satisfies Record<FailureClass, string>,
  plain: {
    code_asked: 'somebody asked for a code for this number',
    answer: 'it answers your own message',
    window_open: 'you wrote to us within the 24 hours before',
    template_approved: 'it is something that you asked to be told',
    ordered: 'you ordered it after you had asked us to stop',
    quiet_hours: 'it waits for the end of your quiet hours',
    waits_for_reply: 'it waits until you answer us on WhatsApp',
    template_waiting: 'it waits until WhatsApp approves its wording',
    template_refused: 'WhatsApp does not allow its wording',
    template_missing: 'WhatsApp lets us write only within 24 hours of your last message',
    window_over: 'more than 24 hours had passed since your last message',
    no_number: 'we have no WhatsApp number of yours',
    no_email: 'we have no e-mail address of yours',
    no_sms_number: 'we have no number of yours for SMS',
    no_device: 'no browser of yours shows notifications',
    number_unproven: 'the number is not confirmed as yours',
    email_unproven: 'the e-mail address is not confirmed as yours',
    demo: 'this is a made-up contact',
    too_late: 'it came too late to be of use',
    cause_gone: 'it was settled before it could be sent',
    asked_to_stop: 'you asked us to stop',
    budget_used: 'WhatsApp limits how many people we may write to in a day, so it waits',
    digest: 'it comes with the one e-mail of the day',
    about_account: 'it is about your account itself',
    no_preferences: 'you gave us this address for it',
    mail_failed: 'the mail server did not take it',
    push_failed: 'the browser could not be reached',
    sending_stopped: 'we stopped sending it',
    kind_gone: 'we no longer send messages of this kind',
  } satisfies Record<PlainCode, string>,
}

const troubles: Record<Trouble, (detail: string) => string> = {
  sender_stopped: (detail) =>
    `Nothing goes out on WhatsApp: ${detail}. Mend the Twilio set-up; sending goes on by itself.`,
  starts_stopped: (detail) => `For an hour nobody is written to first: ${detail}.`,
  budget_used: (detail) => `The ${detail} conversations that we may start a day are used up; bookings wait.`,
  codes_nearly_used: (detail) =>
    `The ${detail} conversations a day that one-time codes may start are nearly used up. Signing in by a message to us goes on.`,
  template_missing: (detail) => `The template ${detail} is not at Twilio. Run npm run twilio:templates.`,
  template_refused: (detail) => `WhatsApp does not allow the template ${detail}. Other ways are taken until it does.`,
  message_refused: (detail) => `WhatsApp did not accept the form of a message: ${detail}.`,
  message_set_aside: (detail) =>
    `A message could not be answered in three attempts (${detail}) and was set aside. Operations in the admin console shows why, and tries it again.`,
  work_set_aside: (detail) =>
    `Something that was due failed three times and was set aside (${detail}). Operations in the admin console shows what and why, and tries it again.`,
  switched_off: (detail) => `Stopped by an owner: ${detail}. It stays so until an owner ends the stop.`,
  switched_on: (detail) => `Goes on again: ${detail}.`,
}

export const settings = {
  kinds: {
    reply: 'an answer to you',
    code: 'a code',
    deal_alert: 'a deal alert',
    alert_renewal: 'a question about your deal alerts',
    booking: 'news of a booking',
    news: `news from ${brand.name}`,
    shop_news: 'a service message to sellers',
    other: 'a notification',
  },
  shown,
  quietLine,
  changed: 'Done.',
  open: 'Change',
  row: (topic: Topic, on: boolean) => ({
    title: {
      bookings: 'Bookings',
      quotes: 'Quotes',
      messages: 'Shops’ messages',
      stock: 'Stock question',
      day: 'Jobs of the day',
      deals: 'Deal alerts',
      marketing: 'News',
    }[topic],
    description: on ? 'On. Tap to switch off' : 'Off. Tap to switch on',
  }),
  quietRow: (quiet: SettingsView['quiet']) => ({
    title: 'Quiet hours',
    description: quiet ? `${quiet.start} to ${quiet.end}. Tap for none` : 'None. Tap for 22:00 to 08:00',
  }),
  hint: 'Say it in words too: "no messages after 8", "only bookings", "no deals".',
  daysNot:
    'Days cannot be set, only hours, and those hold every day. So I set your quiet hours to everything outside the times that you named.',
  daysOnlyNot:
    'Days cannot be set, only hours that hold every day. Try "no messages after 8" or "only between 9 and 5".',
  noSms: 'We send no SMS, so there is nothing to switch there.',
  noEmail: 'We have no e-mail address of yours, so WhatsApp stays on. Sign in on the website and add one first.',
  alertsHint: 'To be told of deals, say what to watch for: "tell me when 205/55R16 goes under R1300 near Randburg".',
  why: (name: string, reasons: readonly string[]) => `You got ${name} because ${reasons.join(', and ')}.`,
  whyNothing: 'I have sent you nothing but answers to your own messages.',
  whyNot: (name: string, at: string, why: string) => `• ${name}, ${at}: ${why}`,
  whyNotTitle: 'This was held back or not sent to you of late:',
  whyNotNothing: 'Nothing was held back from you in the last week: there was nothing to tell.',
  whyNotNow: (topic: Topic, why: string) => `For ${topics[topic]}: ${why}.`,
  reasons,
  wayOut: 'Send STOP to end all messages, or "no deals" to end only these.',
  digestTitle: (count: number) => (count === 1 ? 'Something new for you today' : `${count} things new for you today`),
  digestFooter: `You get this e-mail once a day at most, because you said yes to it on ${brand.name}.`,
  stopMails: 'Stop these e-mails',
  stopPage: {
    title: 'Stop these e-mails?',
    body: 'You will get no more deals or advertising by e-mail. News of your own bookings still comes.',
    button: 'Stop them',
    done: 'You will get no more deals or advertising by e-mail.',
    unknown: 'This link is not complete. Please use the one in the e-mail.',
  },
  tapToSee: 'Tap to see it.',
  troubleTitle: `${brand.name} needs somebody`,
  troubles,
  troubleFooter: `You get this e-mail because you administer ${brand.name}.`,
}
