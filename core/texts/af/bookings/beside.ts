import { formatDistance, formatRand } from '#core/rules/format.ts'
import type { beside as english } from '../../en/bookings/beside.ts'

export const beside: typeof english = {
  silent: {
    title: (shop) => `${shop} het nog nie geantwoord nie`,
    line: (until) => `Hulle het tot ${until}; jou versoek staan.`,
    question: 'Sal ek twee ander winkels naby hulle ook vra? Jy vat die ja wat jou pas.',
    ask: 'Vra nog twee',
    wait: 'Ek wag',
    template:
      'Die winkel {{1}} het nog nie jou besprekingsversoek {{2}} geantwoord nie. Hulle het tot {{3}}, en jou versoek staan. Sal ons twee ander winkels naby hulle ook vra?',
  },
  choice: (number, shop, km, work, cents) =>
    `${number}. *${shop}*${km === null ? '' : ` · ${formatDistance(km)} daarvandaan`}\n${work}\n${formatRand(cents)}`,
  sure: (time) =>
    `Ek vra hierdie ook, vir ${time}. Niks is bespreek voor jy een van die antwoorde vat nie; die ander word dan teruggetrek.`,
  send: 'Vra hulle',
  keep: 'Nee, ek wag',
  asked: (shops) => `Gevra: ${shops}. Elke antwoord kom hier, en jy vat die een wat jou pas.`,
  waits: 'Goed, ek wag saam met jou en sê sodra hulle antwoord.',
  none: 'Geen ander winkel naby het dieselfde of ’n soortgelyke band teen omtrent hierdie prys nie.',
  offered: (who, what) =>
    `Julle ja is by ${who}: ${what}. Ander winkels word ook gevra, so dit is bespreek wanneer ${who} dit vat.`,
  alsoAsked: 'Ander winkels word ook gevra: julle ja is ’n aanbod, en die bestuurder vat een.',
  and: (names) => names.join(' en '),
  closed: (opens) => `Hulle is nou toe en maak ${opens} oop.`,
  until: (until) => `Antwoord asseblief voor ${until}.`,
  takenElsewhere: 'hulle het ’n ander winkel se aanbod gevat',
}
