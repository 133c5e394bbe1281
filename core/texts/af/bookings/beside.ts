import type { beside as besideInEnglish } from '../../en/bookings/beside.ts'
import type { Keys } from '../../sentences.ts'

export const beside = {
  silent: {
    title: '{shop} het nog nie geantwoord nie',
    line: 'Hulle het tot {until}; jou versoek staan.',
    question: 'Sal ek twee ander winkels naby hulle ook vra? Jy vat die ja wat jou pas.',
    ask: 'Vra nog twee',
    wait: 'Ek wag',
    template:
      "Die winkel '{{1}}' het nog nie jou besprekingsversoek '{{2}}' geantwoord nie. Hulle het tot '{{3}}', en jou versoek staan. Sal ons twee ander winkels naby hulle ook vra?",
  },
  choice: '{number}. *{shop}*{hasKm, select, true { · {km} daarvandaan} other {}}\n{work}\n{cents}',
  sure: 'Ek vra hierdie ook, vir {time}. Niks is bespreek voor jy een van die antwoorde vat nie; die ander word dan teruggetrek.',
  send: 'Stuur versoek',
  keep: 'Nee, ek wag',
  asked: 'Gevra: {shops}. Elke antwoord kom hier, en jy vat die een wat jou pas.',
  waits: 'Goed, ek wag saam met jou en sê sodra hulle antwoord.',
  waitsOn: 'Goed, ek wag saam met jou en vra nou niemand anders nie. Skryf “vra nog twee” wanneer ek moet.',
  none: 'Geen ander winkel naby het dieselfde of ’n soortgelyke band teen omtrent hierdie prys nie.',
  offered: 'Julle ja is by {who}: {what}. Ander winkels word ook gevra, so dit is bespreek wanneer {who} dit vat.',
  alsoAsked: 'Ander winkels word ook gevra: julle ja is ’n aanbod, en die bestuurder vat een.',
  and: ' en ',
  closed: 'Hulle is nou toe en maak {opens} oop.',
  until: 'Antwoord asseblief voor {until}.',
  takenElsewhere: 'hulle het ’n ander winkel se aanbod gevat',
} as const satisfies Keys<typeof besideInEnglish>
