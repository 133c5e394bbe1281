import type { guests as guestsInEnglish, handed as handedInEnglish } from '../en/guests.ts'
import type { Keys } from '../sentences.ts'

export const guests = {
  mails: {
    booking: {
      title: 'Bevestig asseblief jou e-posadres vir jou bespreking',
      lines: [
        'Iemand het met hierdie e-posadres om ’n bespreking gevra. As dit jy was, bevestig asseblief die adres. Dan word die tyd vir jou gehou, en jy kry die winkel se antwoorde hier.',
        'As dit nie jy was nie, hoef jy niks te doen nie. Die bespreking verval vanself.',
      ],
      way: 'Bevestig en sien die bespreking',
    },
    news: {
      title: 'Daar is nuus oor jou bespreking',
      lines: ['Daar is nuus oor ’n bespreking wat met hierdie e-posadres gemaak is.'],
      way: 'Sien die bespreking',
    },
    received: {
      title: 'Jou boodskap is by die winkel',
      lines: [
        '’n Boodskap aan ’n winkel is met hierdie e-posadres geskryf. Jy kry die antwoord hier, en die skakel maak die gesprek te eniger tyd oop.',
        'As dit nie jy was nie, hoef jy niks te doen nie.',
      ],
      way: 'Maak die gesprek oop',
    },
    answer: {
      title: 'Jou boodskap is beantwoord',
      lines: ['’n Boodskap wat met hierdie e-posadres geskryf is, is beantwoord.'],
      way: 'Lees die antwoord',
    },
  },
  footer: 'Jy kry hierdie e-pos omdat iemand hierdie adres op {product} ingetik het.',
} as const satisfies Keys<typeof guestsInEnglish>

export const handed = {
  title: 'Wie vir {code} betaal, sê ja',
  yes: '{name} sê ja vir {sum}.',
  template:
    "Wie vir ’n bespreking betaal, het ja gesê. '{{1}}' stem in tot '{{2}}' vir die bespreking '{{3}}'. Die werk is '{{4}}', en die tyd is '{{5}}'. Dit word by die winkel betaal.",
  quoteTitle: '{name} sê ja vir {sum} by {shop}',
  quoteTemplate:
    "Wie betaal, het ja gesê vir ’n winkel se prys. '{{1}}' stem in tot '{{2}}' vir '{{3}}'. Tik hieronder om al die pryse te sien en dit te vat.",
} as const satisfies Keys<typeof handedInEnglish>
