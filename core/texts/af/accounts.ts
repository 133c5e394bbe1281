import type { accountNotices as accountNoticesInEnglish, accounts as accountsInEnglish } from '../en/accounts.ts'
import type { Keys } from '../sentences.ts'

export const accounts = {
  footer: 'Jy kry dit omdat iemand hierdie adres op {product} gebruik het.',
  verify: {
    title: 'Bevestig jou e-posadres vir {product}',
    lines: [
      'Hierdie adres is vir ’n rekening op {product} gegee. Bevestig dat dit joune is.',
      'Die skakel werk een keer, vir {verifyHours} uur, terwyl jy aangemeld is. As dit nie jy was nie, hoef jy niks te doen nie.',
    ],
    way: 'Bevestig my e-posadres',
  },
  code: {
    title: 'Jou kode vir {product}',
    lines: [
      '{code} bevestig dat dit jy is wat jou rekening verander. Dit is {codeMinutes} minute lank geldig.',
      'Moet dit met niemand deel nie; ons vra nooit daarvoor nie. As dit nie jy was nie, meld oral af en stel ’n nuwe wagwoord.',
    ],
  },
  exists: {
    title: 'Jy het reeds ’n rekening op {product}',
    lines: [
      'Iemand het probeer om hierdie adres vir ’n rekening te gebruik. Dit behoort aan joune, en niks het verander nie.',
      'As dit jy was, meld aan soos gewoonlik, of stel ’n nuwe wagwoord as jy dit vergeet het. As dit nie jy was nie, hoef jy niks te doen nie.',
    ],
    way: 'Meld aan',
  },
  reset: {
    title: 'Stel ’n nuwe wagwoord vir {product}',
    lines: [
      'Iemand het ’n nuwe wagwoord vir hierdie adres gevra.',
      'Die skakel werk een keer, vir {resetMinutes} minute. As dit nie jy was nie, hoef jy niks te doen nie: jou wagwoord bly soos dit is.',
    ],
    way: 'Stel ’n nuwe wagwoord',
  },
  resetOneOf: {
    title: 'Stel ’n nuwe wagwoord vir {product}',
    lines: [
      'Iemand het vir hierdie adres ’n nuwe wagwoord gevra. Verskeie rekeninge noem dit, en nie een het dit nog bevestig nie.',
      'Volg die skakel van die rekening wat joune is: die adres is dan vir daardie een bevestig. Elke skakel werk een keer, vir {resetMinutes} minute. As dit nie jy was nie, doen niks.',
    ],
    label: 'Die rekening gemaak {at}',
  },
  passwordChanged: {
    title: 'Jou wagwoord op {product} is verander',
    lines: [
      'Jou wagwoord is nou net verander, en ander blaaiers is afgemeld.',
      'As dit nie jy was nie, stel dadelik ’n nuwe wagwoord.',
    ],
    way: 'Stel ’n nuwe wagwoord',
  },
  numberChanged: {
    title: 'Jou WhatsApp-nommer op {product} is verander',
    lines: [
      'Die nommer wat op {end} eindig, meld nou by jou rekening aan.',
      'As dit nie jy was nie, skryf dadelik aan ons deur hierdie pos te beantwoord.',
    ],
  },
  emailChanged: {
    title: 'Jou e-posadres op {product} is verander',
    lines: [
      'Jou rekening gebruik nou {to}. Hierdie adres meld nie meer aan nie.',
      'As dit nie jy was nie, skryf dadelik aan ons deur hierdie pos te beantwoord.',
    ],
  },
} as const satisfies Keys<typeof accountsInEnglish>

export const accountNotices = {
  welcome:
    'Hallo {name}, jou rekening op {product} is gereed. Wanneer jy bande nodig het, skryf die grootte of jou kar hier aan ons, byvoorbeeld 205/55R16 in Randburg.',
  changed:
    'Jou rekening by {product} is nou net verander: {what}. As dit nie jy was nie, skryf dadelik “praat met ’n mens” hier aan ons.',
  changes: {
    email: 'sy e-posadres',
    number: 'sy WhatsApp-nommer',
  },
  test: {
    title: 'Dit is ’n toets',
    line: 'Jy het daarvoor gevra by jou kennisgewings: hulle bereik jou hier.',
    footer: 'Jy kry hierdie e-pos omdat jy {product} vir ’n toets gevra het.',
    template: 'Dit is die toets van jou kennisgewings waarvoor jy op {product} gevra het. Hulle bereik jou hier.',
  },
  code: "*'{{1}}'* is jou verifikasiekode. Moenie hierdie kode met enigiemand deel nie, vir jou eie veiligheid.",
  copyCode: 'Kopieer kode',
} as const satisfies Keys<typeof accountNoticesInEnglish>
