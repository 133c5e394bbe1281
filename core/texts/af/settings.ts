import { brand } from '#core/rules/brand.ts'
import type { Channel, Topic } from '#core/rules/notifications/preferences.ts'
import type { Purpose } from '#core/rules/notifications/reason.ts'
import type { Trouble } from '#core/rules/notifications/trouble.ts'
import type { settings as english } from '../en/settings.ts'
import type { SettingsView } from '../settings.ts'

const topics: Record<Topic, string> = {
  bookings: 'jou besprekings',
  quotes: 'kwotasies',
  messages: 'boodskappe van winkels',
  stock: 'die weeklikse vraag oor jou voorraad',
  day: 'die dag se werk en die maand se syfers',
  deals: 'aanbiedings',
  marketing: `nuus van ${brand.name}`,
}
const channels: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  email: 'e-pos',
  in_app: 'die toep',
  sms: 'SMS',
  push: 'die blaaier',
}
const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`
const named = (wanted: SettingsView['topics'], on: boolean) =>
  listed((Object.keys(topics) as Topic[]).filter((topic) => wanted[topic] === on).map((topic) => topics[topic]))

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
        ? `Op WhatsApp hoor jy van ${named(wanted, true) || 'niks behalwe antwoorde op jou eie boodskappe nie'}.`
        : 'Op WhatsApp kom net antwoorde op jou eie boodskappe.',
    !left && on.whatsapp && named(wanted, false) ? `Af: ${named(wanted, false)}.` : undefined,
    email ? `E-pos na ${email}: ${on.email ? 'aan' : 'af'}.` : undefined,
    hasAccount ? `In die toep: ${on.in_app ? 'aan' : 'af'}.` : undefined,
    sms === undefined ? undefined : `SMS wanneer WhatsApp faal: ${sms ? 'aan' : 'af'}.`,
    quietLine(quiet),
  ]
    .filter((line) => line !== undefined)
    .join('\n')

const purposes: Record<Purpose, string> = { service: 'boodskappe', deals: 'aanbiedings', marketing: 'reklame' }

const reasons: typeof english.reasons = {
  allowed: (channel, topic) => `${channels[channel]} is aan vir ${topics[topic]}`,
  switched_off: (channel, topic) => `${channels[channel]} is af vir ${topics[topic]} in jou instellings`,
  consent_withdrawn: (purpose) => `jy het gevra dat ons geen ${purposes[purpose]} stuur nie`,
  no_consent: (purpose) => `jy het nog nie ja gesê vir ${purposes[purpose]} nie`,
  for_admins: `jy na ${brand.name} omsien`,
  delivery: {
    retry: 'WhatsApp was nie beskikbaar nie, so dit is weer probeer',
    permanent: 'WhatsApp kon dit nie aflewer nie',
    config: 'ons verbinding met WhatsApp was stukkend',
    window: 'meer as 24 uur was verby sedert jou laaste boodskap',
    layout: 'WhatsApp het die vorm daarvan nie aanvaar nie',
    template: 'WhatsApp het die bewoording nie geken nie, so dit is oorgemaak',
    refused: 'WhatsApp laat die bewoording nie toe nie',
    left: 'WhatsApp het gesê jy wil geen boodskappe van ons hê nie',
    limit: 'WhatsApp beperk aan hoeveel mense ons per dag mag skryf, so dit wag',
  },
  plain: {
    code_asked: 'iemand ’n kode vir hierdie nommer gevra het',
    answer: 'dit jou eie boodskap beantwoord',
    window_open: 'jy in die 24 uur tevore aan ons geskryf het',
    template_approved: 'jy gevra het om dit te hoor',
    ordered: 'jy dit bestel het nadat jy ons gevra het om op te hou',
    quiet_hours: 'dit wag vir die einde van jou stil ure',
    waits_for_reply: 'dit wag totdat jy ons op WhatsApp antwoord',
    template_waiting: 'dit wag totdat WhatsApp die bewoording goedkeur',
    template_refused: 'WhatsApp laat die bewoording nie toe nie',
    template_missing: 'WhatsApp laat ons net binne 24 uur ná jou laaste boodskap skryf',
    window_over: 'meer as 24 uur was verby sedert jou laaste boodskap',
    no_number: 'ons het geen WhatsApp-nommer van jou nie',
    no_email: 'ons het geen e-posadres van jou nie',
    no_sms_number: 'ons het geen nommer van jou vir SMS nie',
    no_device: 'geen blaaier van jou wys kennisgewings nie',
    number_unproven: 'die nommer is nie bevestig as joune nie',
    email_unproven: 'die e-posadres is nie bevestig as joune nie',
    demo: 'hierdie is ’n opgemaakte kontak',
    too_late: 'dit was te laat om van nut te wees',
    cause_gone: 'dit is afgehandel voordat dit gestuur kon word',
    asked_to_stop: 'jy het ons gevra om op te hou',
    budget_used: 'WhatsApp beperk aan hoeveel mense ons per dag mag skryf, so dit wag',
    digest: 'dit kom saam met die een e-pos van die dag',
    about_account: 'dit oor jou rekening self gaan',
    no_preferences: 'jy ons hierdie adres daarvoor gegee het',
    mail_failed: 'die posbediener het dit nie aanvaar nie',
    push_failed: 'die blaaier kon nie bereik word nie',
    sending_stopped: 'ons opgehou het om dit te stuur',
    kind_gone: 'ons stuur nie meer sulke boodskappe nie',
  },
}

const troubles: Record<Trouble, (detail: string) => string> = {
  sender_stopped: (detail) =>
    `Niks gaan uit op WhatsApp nie: ${detail}. Maak die Twilio-opstelling reg; dan gaan dit vanself voort.`,
  starts_stopped: (detail) => `Vir ’n uur word daar aan niemand eerste geskryf nie: ${detail}.`,
  budget_used: (detail) => `Die ${detail} gesprekke wat ons per dag mag begin, is opgebruik; besprekings wag.`,
  codes_nearly_used: (detail) =>
    `Die ${detail} gesprekke per dag wat eenmalige kodes mag begin, is amper opgebruik. Aanmelding met ’n boodskap aan ons gaan voort.`,
  template_missing: (detail) => `Die sjabloon ${detail} is nie by Twilio nie. Loop npm run twilio:templates.`,
  template_refused: (detail) => `WhatsApp laat die sjabloon ${detail} nie toe nie. Intussen word ander weë gebruik.`,
  message_refused: (detail) => `WhatsApp het die vorm van ’n boodskap nie aanvaar nie: ${detail}.`,
  message_set_aside: (detail) =>
    `’n Boodskap kon in drie pogings nie beantwoord word nie (${detail}) en is opsygesit. ‘Operations’ in die administrasie wys waarom, en probeer dit weer.`,
  work_set_aside: (detail) =>
    `Iets wat aan die beurt was, het drie keer misluk en is opsygesit (${detail}). ‘Operations’ in die administrasie wys wat en waarom, en probeer dit weer.`,
  switched_off: (detail) => `Deur ’n eienaar gestop: ${detail}. Dit bly so totdat ’n eienaar die stop beëindig.`,
  switched_on: (detail) => `Gaan weer voort: ${detail}.`,
}

export const settings: typeof english = {
  kinds: {
    reply: '’n antwoord aan jou',
    code: '’n kode',
    deal_alert: '’n aanbieding',
    alert_renewal: '’n vraag oor jou aanbiedings',
    booking: 'nuus oor ’n bespreking',
    news: `nuus van ${brand.name}`,
    shop_news: '’n diensboodskap aan verkopers',
    other: '’n kennisgewing',
  },
  shown,
  quietLine,
  changed: 'Reg so.',
  open: 'Verander',
  row: (topic: Topic, on: boolean) => ({
    title: {
      bookings: 'Besprekings',
      quotes: 'Kwotasies',
      messages: 'Winkels se boodskappe',
      stock: 'Voorraadvraag',
      day: 'Die dag se werk',
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
  why: (name: string, reasons: readonly string[]) => `Jy het ${name} gekry omdat ${reasons.join(', en ')}.`,
  whyNothing: 'Ek het jou niks gestuur behalwe antwoorde op jou eie boodskappe nie.',
  whyNot: (name: string, at: string, why: string) => `• ${name}, ${at}: ${why}`,
  whyNotTitle: 'Dit is onlangs teruggehou of nie aan jou gestuur nie:',
  whyNotNothing: 'Niks is die afgelope week van jou teruggehou nie: daar was niks om te sê nie.',
  whyNotNow: (topic: Topic, why: string) => `Vir ${topics[topic]}: ${why}.`,
  reasons,
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
  tapToSee: 'Tik om dit te sien.',
  troubleTitle: `${brand.name} het iemand nodig`,
  troubles,
  troubleFooter: `Jy kry hierdie e-pos omdat jy ${brand.name} bestuur.`,
}
