import { formatDistance, formatRand } from '#core/rules/format.ts'
import type { quotes as english } from '../../en/deal/quotes.ts'

type What = { size: string; quantity: number; brand: string | null }

const what = ({ size, quantity, brand }: What): string => `${quantity} x ${brand ? `${brand} ` : ''}${size}`
const shops = (count: number): string => (count === 1 ? '1 winkel' : `${count} winkels`)

export const quotes: typeof english = {
  what,
  title: (asked) => `die pryse vir ${what(asked)}`,
  askRow: 'Vra 5 winkels se prys',
  askRowHint: 'Elke winkel naby jou antwoord met sy eie prys',
  readBack: (asked, place, names) =>
    `Ek vra ${shops(names.length)} naby ${place} vir hulle prys: *${what(asked)}*, aangesit.\n\n${names.map((name) => `• ${name}`).join('\n')}\n\nHulle sien nie jou nommer nie. Sal ek hulle vra?`,
  ask: 'Vra hulle',
  dont: 'Nie nou nie',
  notAsked: 'Ek het niemand gevra nie.',
  asked: (asked, count, until) =>
    `Ek het ${shops(count)} vir ’n prys gevra: ${what(asked)}. Elke antwoord kom hier na jou; tot ${until} kan jy een vat.`,
  priceTitle: (shop, totalCents) => `${shop}: ${formatRand(totalCents)} aangesit`,
  priceLine: (quantity, tyre, eachCents) => `${quantity} x ${tyre}, ${formatRand(eachCents)} per band`,
  whereLine: (distanceKm) => `${formatDistance(distanceKm)} van jou af`,
  noteLine: (note) => `Hulle sê: ${note}`,
  untilLine: (until) => `Die prys geld tot ${until}.`,
  priceFooter: 'Jy kry hierdie e-pos omdat jy winkels vir ’n prys gevra het.',
  take: 'Vat dit',
  all: 'Alle pryse',
  noThanks: 'Nee dankie',
  close: 'Sluit hierdie navraag',
  closeHint: 'Ek sê dit vir die winkels wat wag',
  allTitle: (asked) => `*Pryse vir ${what(asked)}*`,
  answered: (at, shop, totalCents, tyre, distanceKm) =>
    `${at}. ${shop}: ${formatRand(totalCents)} aangesit\n${tyre}, ${formatDistance(distanceKm)}`,
  stands: {
    waiting: (shop) => `• ${shop}: nog geen antwoord nie`,
    declined: (shop) => `• ${shop} kan nie`,
    refused: (shop) => `• ${shop}: jy het nee gesê`,
    lapsed: (shop) => `• ${shop}: nie meer geldig nie`,
    lost: (shop) => `• ${shop}: nie gevat nie`,
    taken: (shop) => `• ${shop}: gevat`,
  },
  choose: 'Kies',
  rowOf: (shop) => shop,
  rowHint: (totalCents, tyre) => `${formatRand(totalCents)} · ${tyre}`,
  none: 'Jy het nog nie winkels vir ’n prys gevra nie. Soek eers ’n grootte.',
  declined: (shop) => `Ek het dit vriendelik vir ${shop} gesê.`,
  closed: 'Hierdie navraag is gesluit. Ek het dit vir die winkels gesê wat gewag het.',
  notForShops: 'Met ’n winkel se rekening kan jy nie ander winkels vir ’n prys vra nie.',
  priceNow: 'Die prys het intussen verander. Dit geld nou:',
  lapsedTitle: (asked) => `Jou navraag oor pryse is verby: ${what(asked)}`,
  lapsedLine: 'Die tyd is verby. Jy kan enige tyd weer vra.',
  unanswered: 'Geen winkel het ’n prys genoem nie.',
  nearest: (shop, distanceKm, phone) =>
    `Naaste aan jou is ${shop}, ${formatDistance(distanceKm)}${phone ? `: ${phone}` : ''}.`,
  nearestTitle: 'Bande naby',
  templatePrice:
    '’n Winkel het jou navraag oor ’n prys beantwoord: {{1}}. Dit is {{2}}. Tik hier onder om alle pryse te sien en een te vat.',
  templateLapsed: 'Jou navraag oor pryse vir {{1}} is verby. {{2}} Jy kan enige tyd weer vra.',
  wantedTitle: (asked, shop) =>
    shop === undefined ? `Prys gevra: ${what(asked)}` : `Prys gevra van ${shop}: ${what(asked)}`,
  wantedPlace: (place, distanceKm, count) =>
    `’n Bestuurder naby ${place}, ${formatDistance(distanceKm)} van julle af, vra ${shops(count)}.`,
  wantedNotes: (notes) => `Hulle sê: ${notes}`,
  wantedListed: (tyre, totalCents) => `Julle lys: ${tyre}, ${formatRand(totalCents)} aangesit`,
  wantedMore: (count) => `en nog ${count} in hierdie grootte`,
  wantedNone: 'Julle lys het nie meer soveel van hierdie grootte nie. Sit dit by julle voorraad om ’n prys te noem.',
  wantedUntil: (until) => `Tot ${until}.`,
  wantedFooter: 'Jy kry hierdie e-pos omdat ’n bestuurder julle winkel vir ’n prys vra.',
  templateWanted: '’n Bestuurder vra julle winkel vir ’n prys: {{1}}, naby {{2}}. Tik hier onder om te antwoord.',
  answer: 'Sien en antwoord',
  dashboard: 'Pryse',
  fitted: (totalCents) => `${formatRand(totalCents)} aangesit`,
  otherPrice: 'Ander prys',
  cannot: 'Kan nie',
  waiting: (count) => (count === 1 ? 'Een bestuurder wag vir ’n prys:' : `${count} bestuurders wag vir ’n prys:`),
  nothingWaits: 'Niemand wag vir ’n prys van julle nie.',
  whichPrice: (asked, tyre, eachCents) =>
    `Julle prys vir een band, sonder aansit? (${what(asked)}: ${tyre}, ${formatRand(eachCents)} in julle lys)`,
  otherTyre: 'Ander bande',
  figure: 'Stuur asseblief ’n bedrag in rand vir een band, soos 1850.',
  sure: (quantity, tyre, eachCents, totalCents) =>
    `${quantity} x ${tyre} teen ${formatRand(eachCents)} per band: *${formatRand(totalCents)} aangesit*. Sal ek dit stuur?`,
  send: 'Stuur dit',
  dontSend: 'Moenie stuur nie',
  notSent: 'Ek het niks gestuur nie.',
  sent: (quantity, tyre, eachCents, totalCents, until) =>
    `Gestuur: ${quantity} x ${tyre} teen ${formatRand(eachCents)} per band, ${formatRand(totalCents)} aangesit, geldig tot ${until}.`,
  sentChanged: (quantity, tyre, eachCents, totalCents, until) =>
    `Julle winkel het reeds geantwoord; hierdie prys geld nou: ${quantity} x ${tyre} teen ${formatRand(eachCents)} per band, ${formatRand(totalCents)} aangesit, geldig tot ${until}.`,
  cannotSent: 'Ek het aangeteken dat julle nie kan nie. Julle kan nog ’n prys noem terwyl die bestuurder wag.',
  over: {
    taken: (asked) => `Die bestuurder van ${what(asked)} het ’n ander winkel gekies. Dankie vir julle prys.`,
    declined: (asked) => `Die bestuurder van ${what(asked)} sê nee dankie vir julle prys. Dankie daarvoor.`,
    closed: (asked) => `Die bestuurder van ${what(asked)} het nie meer pryse nodig nie. Dankie.`,
    lapsed: (asked) => `Die navraag vir ${what(asked)} het verval sonder ’n keuse. Dankie vir julle prys.`,
  },
  overTitle: 'Prys',
  templateOver: 'Oor die prys wat ’n bestuurder julle winkel gevra het: {{1}} Ons laat weet van die volgende een.',
}
