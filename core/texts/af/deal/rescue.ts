import type { PriceLine } from '#core/contracts/bookings.ts'
import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import type { rescue as english } from '../../en/deal/rescue.ts'
import { serviceNames } from '../services.ts'

const nameOf = ({ what, service }: PriceLine): string => {
  if (what === 'call_out') return 'uitroep'
  if (service === 'puncture_repair') return 'lekherstel'
  const named = Object.entries(serviceNames).find(([code]) => code === service)?.[1]
  return (named ?? 'werk').toLowerCase()
}

const price = (lines: readonly PriceLine[]): string =>
  lines.length === 0
    ? 'prys per telefoon'
    : [...lines]
        .sort((one, other) => Number(other.what === 'call_out') - Number(one.what === 'call_out'))
        .map((line) => `${nameOf(line)} ${formatRand(line.totalCents)}`)
        .join(' + ')

const inMinutes = (minutes: number): string => `${minutes} min`

export const rescue: typeof english = {
  price,
  aDriver: '’n Bestuurder',
  minutes: inMinutes,
  cannot: 'Kan nie',
  take: 'Vat hulle',
  wait: 'Wag',
  askThem: 'Vra hulle',
  stop: 'Hou op vra',
  map: 'Pad soontoe',
  bringTyre: (size) => `Bring ’n band, ${size}, as dit nie herstel kan word nie`,

  dial: '*Bel dadelik*\n☎ 112 van enige selfoon, in gevaar of beseer\n☎ Jou versekeraar of motorklub: die nommer staan dikwels op die lisensieskyfhouer',
  offer: (shops, place) =>
    shops.length === 1
      ? `Sal ek ${shops[0]} nou vra? Hulle kom op hierdie tyd uit na ${place}.`
      : `Sal ek hierdie ${shops.length} winkels vra wat nou na ${place} uitkom? ${shops.join(', ')}. Jy vat wie jou pas.`,
  asking: (shops) =>
    `Ek vra ${shops.length === 1 ? `${shops[0]}, wat` : `${shops.length} winkels wat`} nou na jou uitkom${shops.length === 1 ? '' : `: ${shops.join(', ')}`}. Elke antwoord kom hier. Hulle lees jou voornaam, die plek en die afstand; jou nommer gaan na die een wat jy vat.`,
  answerTitle: (shop, minutes) => `${shop} kan oor omtrent ${inMinutes(minutes)} by jou wees`,
  answer: (shop, minutes, lines, phone) =>
    `*${shop}*: omtrent ${inMinutes(minutes)}, ${price(lines)}${phone ? `, ☎ ${formatPhone(phone)}` : ''}`,
  changed: (shop) => `${shop} kan tog nie kom nie`,
  changedLine: 'Vat ’n ander antwoord, of bel een van die nommers hierbo.',
  waiting: (left) =>
    left === 0
      ? 'Goed. Niemand anders moet nog antwoord nie.'
      : `Goed, ek wag. ${left === 1 ? 'Een winkel moet' : `${left} winkels moet`} nog antwoord.`,
  comes: (shop, minutes, time, phone) =>
    `*${shop} kom: omtrent ${inMinutes(minutes)}, teen ${time}.*${phone ? `\n☎ ${formatPhone(phone)}` : ''}`,
  comesLine: (lines, code) =>
    `${price(lines)[0]?.toUpperCase()}${price(lines).slice(1)}. Betaal hulle wanneer die werk klaar is.\nHulle het jou nommer en weet waar jy is. Bespreking ${code}.`,
  theseCome: 'Hulle het gesê dat hulle kom, die gouste eerste:',
  thisComes: 'Dit is wat hulle gesê het:',
  whom: 'Wie vat jy?',
  surely: 'Vat jy hulle?',
  hasNotSaid: (shop) => `${shop} het nie gesê dat hulle kom nie.`,
  toldNothing: 'Ek het die winkels niks hiervan gesê nie. Wie jy vat, kry jou nommer en waar jy is.',
  onItsWay: (shop, phone) =>
    `${shop} het jou nommer en kom na jou toe.${phone ? ` Bel hulle daaroor: ☎ ${formatPhone(phone)}.` : ''} In gevaar of beseer: *112*.`,
  unansweredTitle: (shops) =>
    shops === 1
      ? 'Die winkel het nie gesê dat dit kom nie'
      : `Nie een van die ${shops} winkels het gesê dat hulle kom nie`,
  unansweredLine: 'Bel asseblief nou. As een nog hier antwoord, sê ek jou.',
  callLine: (shop, phone) => `☎ ${formatPhone(phone)} ${shop}`,
  insurer: '☎ 112 in gevaar; anders jou versekeraar of motorklub',
  opensFirst: (shop, when, phone) => `${shop} kom volgende uit: ${when}, ☎ ${formatPhone(phone)}`,
  nobodyNext: 'Ek ken geen ander winkel wat daarheen uitkom nie.',
  stopped: 'Ek vra nie meer nie. Die winkels weet dit.',

  askedTitle: (shop) => `${shop ? `${shop}: ’n` : '’n'} Bestuurder met ’n pap wiel het jou nou nodig`,
  askedWork: (lines) => `Lek: ${price(lines)}, soos op jou lys`,
  askedPlace: (name, place, km) => `${name || '’n Bestuurder'}, ${place}, ${formatDistance(km)} ver`,
  askedQuestion: 'Wanneer kan jy daar wees? Jy kry die nommer wanneer die bestuurder jou vat.',
  askedTemplate:
    '’n Bestuurder met ’n pap wiel vra wie nou kan uitkom. Die plek is {{1}}, omtrent {{2}} van jou af, en die werk is {{3}}. Die kaart is by {{4}} en jy antwoord met een tik hieronder.',
  echo: (name, place, minutes) =>
    `Vir ${name || 'die bestuurder'}, ${place}, gesê: omtrent ${inMinutes(minutes)}. As hulle jou vat, kry jy die nommer hier. Tik weer om dit te verander.`,
  echoCannot: (name, place) =>
    `Vir ${name || 'die bestuurder'}, ${place}, gesê dat jy nie kan kom nie. Tik ’n tyd as jy tog kan.`,
  over: {
    mine: 'Jy is die een wat kom: die bestuurder het jou gevat. Die nommer is in die boodskap wat gevolg het.',
    other: 'Deur ’n ander winkel gevat. Dankie dat jy geantwoord het.',
    closed: 'Die bestuurder vra nie meer nie.',
  },
  takenTitle: (name, minutes) => `${name || 'Die bestuurder'} vat jou: wees oor ${inMinutes(minutes)} daar`,
  takenWho: (name, phone) => `${name}: ☎ ${formatPhone(phone)}`,
  takenWork: (lines, code) => `${price(lines)}. Bespreking ${code}`,
  takenTemplate:
    'Die bestuurder met die pap wiel vat jou. Die naam is {{1}}, die nommer is {{2}}, en die plek is {{3}}. Die pad soontoe is by {{4}} en die bespreking is {{5}} op jou lys.',
  overTitle: (name, place) => `${name || 'Die bestuurder'}, ${place}: nie meer nodig nie`,
  overTemplate: 'Die bestuurder met die pap wiel naby {{1}} het jou nie meer nodig nie. {{2}} Dankie.',
  answerTemplate:
    '’n Winkel kan na jou pap wiel kom. {{1}} sê dat dit by jou is oor omtrent {{2}}, en die prys is {{3}}. Jy kan bel by {{4}} of dit met een tik hieronder vat.',
  changedTemplate: 'Die winkel {{1}} kan tog nie na jou pap wiel kom nie. Vat asseblief ’n ander antwoord of bel.',
  unansweredTemplate:
    'Nie een van die winkels het tot dusver gesê dat hulle na jou pap wiel kom nie. Bel asseblief nou: {{1}}. As een nog antwoord, sê ons jou.',
  whichAsk: 'Watter bestuurder bedoel jy? Die nuutste kaart het sy eie knoppies.',
}
