import { brand } from '#core/rules/brand.ts'
import type { templates as english } from '../en/templates.ts'
import { lifeTemplates } from './booking-life.ts'
import { threadTemplates } from './threads.ts'

export const templates: typeof english = {
  ...lifeTemplates,
  ...threadTemplates,
  one_time_code: {
    body: '*{{1}}* is jou verifikasiekode. Moenie hierdie kode met enigiemand deel nie, vir jou eie veiligheid.',
    samples: ['123456'],
    copyCode: 'Kopieer kode',
  },
  welcome: {
    body: `Hallo {{1}}, jou rekening op ${brand.name} is gereed. Wanneer jy bande nodig het, skryf die grootte of jou kar hier aan ons, byvoorbeeld 205/55R16 in Randburg.`,
    samples: ['Thandi'],
  },
  booking_request: {
    body: `Daar is ’n nuwe besprekingsversoek {{1}} vir jou op ${brand.name}: {{2}} vir die kliënt {{3}}. Tyd gevra: {{4}}. Die totaal soos gekwoteer is {{5}} vir alles. Antwoord asseblief gou, anders verval die versoek.`,
    samples: ['B4K7Q', '4 x Michelin Primacy 4 205/55R16 91V', 'Thandi', 'Maandag 23 November om 10:30', 'R 7 916'],
    buttons: { confirm: 'Bevestig', propose: 'Stel ander tyd voor', decline: 'Wys af' },
  },
  booking_confirmed: {
    body: 'Jou bespreking {{1}} is bevestig. {{2}} verwag jou op {{3}} vir hierdie werk: {{4}}. Die adres is {{5}} en die pad daarheen is {{6}} op die kaart. Vir jou kalender: {{7}} het die afspraak.',
    samples: [
      'B4K7Q',
      'Randburg Tyres',
      'Maandag 23 November om 10:30',
      '4 x Michelin Primacy 4 205/55R16 91V',
      '12 Bram Fischer Drive, Ferndale, Randburg',
      'https://www.google.com/maps/dir/?api=1&destination=-26.0936,28.0064',
      'https://spoor.example/calendar/abc',
    ],
  },
  booking_accepted: {
    body: 'Die kliënt {{1}} het die tyd aanvaar wat jy voorgestel het. Bespreking {{2}} is nou bevestig vir {{3}} met hierdie werk: {{4}}. Jy hoef niks verder te doen nie.',
    samples: ['Thandi', 'B4K7Q', 'Maandag 23 November om 10:30', '4 x Michelin Primacy 4 205/55R16 91V'],
  },
  booking_declined: {
    body: 'Ons is jammer: die winkel {{1}} kon nie jou besprekingsversoek {{2}} vir {{3}} aanvaar nie. Hulle rede: {{4}}. Antwoord op hierdie boodskap en ons soek vir jou ’n ander winkel.',
    samples: ['Randburg Tyres', 'B4K7Q', 'Maandag 23 November om 10:30', 'vol bespreek'],
    buttons: { others: 'Ander winkels' },
  },
  booking_time_proposed: {
    body: 'Die winkel {{1}} stel ’n ander tyd voor vir jou besprekingsversoek {{2}}. Hulle kan jou op {{3}} help in plaas van {{4}} soos jy gevra het. Pas die nuwe tyd jou?',
    samples: ['Randburg Tyres', 'B4K7Q', 'Maandag 23 November om 11:00', 'Maandag 23 November om 10:30'],
    buttons: { accept: 'Aanvaar', refuse: 'Wys af' },
  },
  booking_proposal_declined: {
    body: 'Die kliënt {{1}} kan nie kom op die tyd wat jy voorgestel het nie. Besprekingsversoek {{2}} vir {{3}} het verval, en die bay is weer vry.',
    samples: ['Thandi', 'B4K7Q', 'Maandag 23 November om 11:00'],
  },
  booking_cancelled: {
    body: 'Bespreking {{1}} by die winkel {{2}} vir {{3}} is gekanselleer deur {{4}}. Hulle rede: {{5}}. Jy hoef niks verder te doen nie.',
    samples: ['B4K7Q', 'Randburg Tyres', 'Maandag 23 November om 10:30', 'die kliënt', 'planne het verander'],
  },
  booking_expired: {
    body: 'Jou besprekingsversoek {{1}} by die winkel {{2}} vir {{3}} het verval, want {{4}} betyds nie. Antwoord op hierdie boodskap en ons soek vir jou ’n ander winkel.',
    samples: ['B4K7Q', 'Randburg Tyres', 'Maandag 23 November om 10:30', 'die winkel het nie geantwoord'],
    buttons: { others: 'Ander winkels' },
  },
  deal_alert: {
    body: 'Ons hou bandpryse vir jou dop, soos jy gevra het. Nou gekry: {{1}}. Dit maak altesaam {{2}} binne jou alarms. Tik hieronder om hulle met aansitpryse te sien. Om hierdie boodskappe te stop, stuur STOP ALARMS.',
    samples: ['Michelin Primacy 4 205/55R16 91V teen R 1 250 elk, Randburg Tyres in Ferndale', '3 nuwe aanbiedinge'],
    buttons: { show: 'Wys hulle', off: 'Stop alarms' },
  },
  alert_renewal: {
    body: 'Ons hou al drie maande lank bandpryse vir jou dop: {{1}}. Sal ons aanhou? Sonder ’n antwoord stop ons oor ’n week. Om al hierdie boodskappe te stop, stuur STOP ALARMS.',
    samples: ['205/55R16 teen R 1 300 of minder per band, binne 50 km van Randburg'],
    buttons: { keep: 'Hou aan', stop: 'Hou op dophou' },
  },
}
