import { brand } from '#core/rules/brand.ts'
import type { Channel, Topic } from '#core/rules/notifications/preferences.ts'
import type { Trouble } from '../notice.ts'
import type { PlainReason, Reason, SettingsView } from '../settings.ts'

const topics: Record<Topic, string> = {
  bookings: 'jou besprekings',
  quotes: 'kwotasies',
  messages: 'boodskappe van winkels',
  deals: 'aanbiedings',
  marketing: `nuus van ${brand.name}`,
}
const channels: Record<Channel, string> = { whatsapp: 'WhatsApp', email: 'e-pos', in_app: 'die toep', sms: 'SMS' }
const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`
const named = (wanted: (topic: Topic) => boolean) =>
  listed((Object.keys(topics) as Topic[]).filter(wanted).map((topic) => topics[topic]))

const quietLine = (quiet: SettingsView['quiet']) =>
  quiet
    ? `Stil ure: ${quiet.start} tot ${quiet.end}. Nuus oor besprekings, kodes en antwoorde aan jou kom steeds; die res wag.`
    : 'Stil ure: geen.'

const shown = ({ left, channels: on, topics: wanted, email, sms, quiet, hasAccount }: SettingsView): string =>
  [
    '*Jou instellings*',
    left
      ? 'Jy het ons gevra om op te hou, so net antwoorde op jou eie boodskappe kom hier. Stuur START om dit te verander.'
      : on.whatsapp
        ? `Op WhatsApp hoor jy van ${named((topic) => wanted[topic]) || 'niks behalwe antwoorde op jou eie boodskappe nie'}.`
        : 'Op WhatsApp kom net antwoorde op jou eie boodskappe.',
    !left && on.whatsapp && named((topic) => !wanted[topic]) ? `Af: ${named((topic) => !wanted[topic])}.` : undefined,
    email ? `E-pos na ${email}: ${on.email ? 'aan' : 'af'}.` : undefined,
    hasAccount ? `In die toep: ${on.in_app ? 'aan' : 'af'}.` : undefined,
    sms === undefined ? undefined : `SMS wanneer WhatsApp faal: ${sms ? 'aan' : 'af'}.`,
    quietLine(quiet),
  ]
    .filter((line) => line !== undefined)
    .join('\n')

const purposes: Record<string, string> = { service: 'boodskappe', deals: 'aanbiedings', marketing: 'reklame' }

const reason = (why: Reason): string => {
  switch (why.code) {
    case 'on':
      return `${channels[why.channel]} is aan vir ${topics[why.topic]}`
    case 'off':
      return `${channels[why.channel]} is af vir ${topics[why.topic]} in jou instellings`
    case 'withdrawn':
      return `jy het gevra dat ons geen ${purposes[why.purpose] ?? why.purpose} stuur nie`
    case 'no_consent':
      return `jy het nog nie ja gesê vir ${purposes[why.purpose] ?? why.purpose} nie`
    case 'failed':
      return `WhatsApp kon dit nie aflewer nie: ${why.why}`
    case 'other':
      return why.why
    default:
      return plain[why.code]
  }
}

const plain: Record<PlainReason, string> = {
  answer: 'dit jou eie boodskap beantwoord',
  window: 'jy in die 24 uur tevore aan ons geskryf het',
  template: 'jy gevra het om dit te hoor',
  code: 'iemand ’n kode vir hierdie nommer gevra het',
  quiet: 'dit wag vir die einde van jou stil ure',
  waiting: 'dit wag totdat WhatsApp die bewoording goedkeur',
  refused: 'WhatsApp laat die bewoording nie toe nie',
  missing: 'WhatsApp laat ons net binne 24 uur ná jou laaste boodskap skryf',
  window_over: 'meer as 24 uur was verby sedert jou laaste boodskap',
  no_number: 'ons het geen WhatsApp-nommer van jou nie',
  no_email: 'ons het geen e-posadres van jou nie',
  unproven: 'die nommer is nie bevestig as joune nie',
  email_unproven: 'die e-posadres is nie bevestig as joune nie',
  demo: 'hierdie is ’n opgemaakte kontak',
  late: 'dit was te laat om van nut te wees',
  gone: 'dit is afgehandel voordat dit gestuur kon word',
  stopped: 'jy het ons gevra om op te hou',
  budget: 'WhatsApp beperk aan hoeveel mense ons per dag mag skryf, so dit wag',
  digest: 'dit kom saam met die een e-pos van die dag',
}

const kinds: Record<string, string> = {
  reply: '’n antwoord aan jou',
  one_time_code: '’n kode',
  deal_alert: '’n aanbieding',
  alert_renewal: '’n vraag oor jou aanbiedings',
}
const kind = (name: string) =>
  kinds[name] ?? (name.startsWith('booking') ? 'nuus oor ’n bespreking' : '’n kennisgewing')

const troubles: Record<Trouble, (detail: string) => string> = {
  sender_stopped: (detail) =>
    `Niks gaan uit op WhatsApp nie: ${detail}. Maak die Twilio-opstelling reg; dan gaan dit vanself voort.`,
  starts_stopped: (detail) => `Vir ’n uur word daar aan niemand eerste geskryf nie: ${detail}.`,
  budget_used: (detail) => `Die ${detail} gesprekke wat ons per dag mag begin, is opgebruik; besprekings wag.`,
  template_missing: (detail) => `Die sjabloon ${detail} is nie by Twilio nie. Loop npm run twilio:templates.`,
  template_refused: (detail) => `WhatsApp laat die sjabloon ${detail} nie toe nie. Intussen word ander weë gebruik.`,
  message_refused: (detail) => `WhatsApp het die vorm van ’n boodskap nie aanvaar nie: ${detail}.`,
  message_set_aside: (detail) =>
    `’n Boodskap kon in drie pogings nie beantwoord word nie (${detail}) en is opsygesit. Sy ry in inbound_message sê waarom.`,
}

export const settings = {
  shown,
  quietLine,
  changed: 'Reg so.',
  open: 'Verander',
  row: (topic: Topic, on: boolean) => ({
    title: {
      bookings: 'Besprekings',
      quotes: 'Kwotasies',
      messages: 'Winkels se boodskappe',
      deals: 'Aanbiedings',
      marketing: 'Nuus',
    }[topic],
    description: on ? 'Aan. Tik om af te skakel' : 'Af. Tik om aan te skakel',
  }),
  quietRow: (quiet: SettingsView['quiet']) => ({
    title: 'Stil ure',
    description: quiet ? `${quiet.start} tot ${quiet.end}. Tik vir geen` : 'Geen. Tik vir 22:00 tot 08:00',
  }),
  hint: 'Sê dit ook in woorde: "geen boodskappe na 8 nie", "net besprekings", "geen aanbiedings nie".',
  daysNot:
    'Dae kan nie gestel word nie, net ure, en dié geld elke dag. So ek het jou stil ure gestel op alles buite die tye wat jy genoem het.',
  daysOnlyNot:
    'Dae kan nie gestel word nie, net ure wat elke dag geld. Probeer "geen boodskappe na 8 nie" of "net tussen 9 en 5".',
  noSms: 'Ons stuur geen SMS nie, so daar is niks om te skakel nie.',
  noEmail: 'Ons het geen e-posadres van jou nie, so WhatsApp bly aan. Teken eers aan op die webwerf en voeg een by.',
  alertsHint:
    'Om van aanbiedings te hoor, sê waarvoor ek moet kyk: "sê my wanneer 205/55R16 onder R1300 gaan naby Randburg".',
  why: (name: string, reasons: readonly string[]) => `Jy het ${kind(name)} gekry omdat ${reasons.join(', en ')}.`,
  whyNothing: 'Ek het jou niks gestuur behalwe antwoorde op jou eie boodskappe nie.',
  whyNot: (name: string, at: string, why: string) => `• ${kind(name)}, ${at}: ${why}`,
  whyNotTitle: 'Dit is onlangs teruggehou of nie aan jou gestuur nie:',
  whyNotNothing: 'Niks is die afgelope week van jou teruggehou nie: daar was niks om te sê nie.',
  whyNotNow: (topic: Topic, why: string) => `Vir ${topics[topic]}: ${why}.`,
  reason,
  wayOut: 'Stuur STOP om alle boodskappe te beëindig, of "geen aanbiedings nie" om net hierdie te beëindig.',
  digestTitle: (count: number) => (count === 1 ? 'Iets nuuts vir jou vandag' : `${count} nuwe dinge vir jou vandag`),
  digestFooter: `Jy kry hierdie e-pos hoogstens een keer per dag, omdat jy op ${brand.name} daarvoor ja gesê het.`,
  stopMails: 'Stop hierdie e-posse',
  stopPage: {
    title: 'Stop hierdie e-posse?',
    body: 'Jy sal geen aanbiedings of reklame meer per e-pos kry nie. Nuus oor jou eie besprekings kom steeds.',
    button: 'Stop dit',
    done: 'Jy sal geen aanbiedings of reklame meer per e-pos kry nie.',
    unknown: 'Hierdie skakel is nie volledig nie. Gebruik asseblief die een in die e-pos.',
  },
  troubleTitle: `${brand.name} het iemand nodig`,
  trouble: (what: Trouble, detail: string) => troubles[what](detail),
  troubleFooter: `Jy kry hierdie e-pos omdat jy ${brand.name} bestuur.`,
}
