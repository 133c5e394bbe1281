import { brand } from '#core/rules/brand.ts'
import { CODE_MINUTES, RESET_MINUTES, VERIFY_HOURS } from '#core/rules/people/one-time-code.ts'
import type { accounts as english } from '../en/accounts.ts'
import { momentWords } from '../when.ts'
import { dates } from './dates.ts'

export const accounts: typeof english = {
  footer: `Jy kry dit omdat iemand hierdie adres op ${brand.name} gebruik het.`,
  verify: {
    title: `Bevestig jou e-posadres vir ${brand.name}`,
    lines: [
      `Hierdie adres is vir ’n rekening op ${brand.name} gegee. Bevestig dat dit joune is.`,
      `Die skakel werk een keer, vir ${VERIFY_HOURS} uur, terwyl jy aangemeld is. As dit nie jy was nie, hoef jy niks te doen nie.`,
    ],
    way: 'Bevestig my e-posadres',
  },
  code: (code) => ({
    title: `Jou kode vir ${brand.name}`,
    lines: [
      `${code} bevestig dat dit jy is wat jou rekening verander. Dit is ${CODE_MINUTES} minute lank geldig.`,
      'Moet dit met niemand deel nie; ons vra nooit daarvoor nie. As dit nie jy was nie, meld oral af en stel ’n nuwe wagwoord.',
    ],
  }),
  exists: {
    title: `Jy het reeds ’n rekening op ${brand.name}`,
    lines: [
      'Iemand het probeer om hierdie adres vir ’n rekening te gebruik. Dit behoort aan joune, en niks het verander nie.',
      'As dit jy was, meld aan soos gewoonlik, of stel ’n nuwe wagwoord as jy dit vergeet het. As dit nie jy was nie, hoef jy niks te doen nie.',
    ],
    way: 'Meld aan',
  },
  reset: {
    title: `Stel ’n nuwe wagwoord vir ${brand.name}`,
    lines: [
      'Iemand het ’n nuwe wagwoord vir hierdie adres gevra.',
      `Die skakel werk een keer, vir ${RESET_MINUTES} minute. As dit nie jy was nie, hoef jy niks te doen nie: jou wagwoord bly soos dit is.`,
    ],
    way: 'Stel ’n nuwe wagwoord',
  },
  resetOneOf: (accounts) => ({
    title: `Stel ’n nuwe wagwoord vir ${brand.name}`,
    lines: [
      'Iemand het vir hierdie adres ’n nuwe wagwoord gevra. Verskeie rekeninge noem dit, en nie een het dit nog bevestig nie.',
      `Volg die skakel van die rekening wat joune is: die adres is dan vir daardie een bevestig. Elke skakel werk een keer, vir ${RESET_MINUTES} minute. As dit nie jy was nie, doen niks.`,
    ],
    links: accounts.map(({ madeAt, url }) => ({
      label: `Die rekening gemaak ${momentWords(madeAt, dates)}`,
      url,
    })),
  }),
  passwordChanged: {
    title: `Jou wagwoord op ${brand.name} is verander`,
    lines: [
      'Jou wagwoord is nou net verander, en ander blaaiers is afgemeld.',
      'As dit nie jy was nie, stel dadelik ’n nuwe wagwoord.',
    ],
    way: 'Stel ’n nuwe wagwoord',
  },
  numberChanged: (end) => ({
    title: `Jou WhatsApp-nommer op ${brand.name} is verander`,
    lines: [
      `Die nommer wat op ${end} eindig, meld nou by jou rekening aan.`,
      'As dit nie jy was nie, skryf dadelik aan ons deur hierdie pos te beantwoord.',
    ],
  }),
  emailChanged: (to) => ({
    title: `Jou e-posadres op ${brand.name} is verander`,
    lines: [
      `Jou rekening gebruik nou ${to}. Hierdie adres meld nie meer aan nie.`,
      'As dit nie jy was nie, skryf dadelik aan ons deur hierdie pos te beantwoord.',
    ],
  }),
}
