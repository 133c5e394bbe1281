import type { offers as offersInEnglish } from '../../en/bookings/offers.ts'
import type { Keys } from '../../sentences.ts'

export const offers = {
  standsUntil: 'Dit staan tot {until}.',
  total: '{sum} altesaam',
  tyres: '{count, plural, one {1 band} other {# bande}}',
  none: 'Nie een van dié',
  takeNumber: 'Neem {place}',
  tyresGone: '{shop} het hierdie bande intussen vir iemand anders belowe, so niks is bespreek nie.',
  desk: {
    orTap: 'Of tik wat jy aanbied: dit word dadelik aangebied.',
    notFree:
      '{free, plural, =0 {Geen van die bande waarvoor {who} gevra het, is meer vry nie.} one {Net 1 van die bande waarvoor {who} gevra het, is vry.} other {Net # van die bande waarvoor {who} gevra het, is vry.}}',
    tap: 'Tik wat jy aanbied: dit word dadelik aangebied.',
    nothingElse:
      'Jy het geen ander van daardie grootte nie. As hierdie inkom, tik ’n dag en tyd van dan af; anders sê nee.',
    button: 'Bied aan',
    offered: 'Aangebied aan {who}, wat {work} gevra het: {what}. Niemand anders kry dit voor die antwoord nie.',
    more: 'Bied nog een aan',
    withdraw: 'Trek aanbod terug',
    withdrawn: 'Teruggetrek: {what}. {who} word ingelig.',
    why: 'Hoekom nie? {who}, wat {work} vra, lees dit.',
    reasons: {
      stock: 'Nie in voorraad nie',
      full: 'Vol bespreek',
    },
    noReason: 'Geen rede',
  },
  offered: {
    title: '{shop} maak jou ’n aanbod',
    titleSeveral: '{shop} gee jou {count} keuses',
    asked: 'Jy het gevra vir {time}: {work}.',
    agreed: 'Tot nou toe afgespreek: {time}, {work}.',
    question: 'Pas dit jou?',
    which: 'Watter een pas jou? Die plekke word vir jou gehou.',
    whichOrNo: 'Watter een pas jou? Die plekke word vir jou gehou. Skryf "nee" as geeneen pas nie.',
    template:
      "Die winkel '{{1}}' maak jou ’n aanbod vir jou bespreking '{{2}}'. Dit is wat hulle kan doen: '{{3}}', en dit is wat jy reeds weet. '{{4}}' Pas die aanbod jou?",
    templateTwo:
      "Die winkel '{{1}}' gee jou twee keuses vir jou bespreking '{{2}}'. Dit is wat hulle kan doen: '{{3}}', en dit is wat jy reeds weet. '{{4}}' Watter een pas jou?",
    templateThree:
      "Die winkel '{{1}}' gee jou drie keuses vir jou bespreking '{{2}}'. Dit is wat hulle kan doen: '{{3}}', en dit is wat jy reeds weet. '{{4}}' Watter een pas jou? Skryf \"nee\" as geeneen pas nie.",
  },
  ended: {
    title: '’n Aanbod het verval: {code}',
    withdrawn: '{who} het dit teruggetrek: {what}.',
    lapsed: 'Die tyd om te antwoord is verby vir: {what}.',
    declined: 'Dit pas nie vir {who} nie: {what}.',
    still: 'Staan nog: {what}.',
    waits: 'Jou versoek vir {time} wag weer vir {shop}.',
    waitsForYou: 'Die versoek van {who} vir {time} wag weer vir jou antwoord.',
    stands: 'Die bespreking staan: {time}.',
    template:
      "’n Aanbod vir bespreking '{{1}}' by die winkel '{{2}}' het verval. So staan dit nou: '{{3}}' Antwoord op hierdie boodskap as jy ’n vraag het.",
  },
  changed: {
    title: 'Verander: {what}',
    toShop: '{who} het ingestem tot die verandering.',
    toCustomer: 'Dit is met {shop} afgespreek.',
    template:
      "Bespreking '{{1}}' by die winkel '{{2}}' is verander, soos afgespreek. Dit geld nou: '{{3}}', op '{{4}}', vir '{{5}}' altesaam. Jy hoef niks verder te doen nie.",
  },
} as const satisfies Keys<typeof offersInEnglish>
