import type { offers as english } from '../../en/bookings/offers.ts'

export const offers: typeof english = {
  standsUntil: (until: string) => `Dit staan tot ${until}.`,
  total: (sum) => `${sum} altesaam`,
  tyres: (count) => (count === 1 ? '1 band' : `${count} bande`),
  none: 'Nie een van dié',
  takeNumber: (place) => `Neem ${place}`,
  /** What a person of a shop reads. */
  desk: {
    orTap: 'Of tik wat jy aanbied: dit word dadelik aangebied.',
    button: 'Bied aan',
    offered: (who, work, what) =>
      `Aangebied aan ${who}, wat ${work} gevra het: ${what}. Niemand anders kry dit voor die antwoord nie.`,
    more: 'Bied nog een aan',
    withdraw: 'Trek aanbod terug',
    withdrawn: (who, what) => `Teruggetrek: ${what}. ${who} word ingelig.`,
    why: (who, work) => `Hoekom nie? ${who}, wat ${work} vra, lees dit.`,
    reasons: { stock: 'Nie in voorraad nie', full: 'Vol bespreek' },
    noReason: 'Geen rede',
  },
  offered: {
    title: (shop) => `${shop} maak jou ’n aanbod`,
    titleSeveral: (shop, count) => `${shop} gee jou ${count} keuses`,
    asked: (time, work) => `Jy het gevra vir ${time}: ${work}.`,
    agreed: (time, work) => `Tot nou toe afgespreek: ${time}, ${work}.`,
    question: 'Pas dit jou?',
    which: 'Watter een pas jou? Die plekke word vir jou gehou.',
    whichOrNo: 'Watter een pas jou? Die plekke word vir jou gehou. Skryf "nee" as geeneen pas nie.',
    template:
      'Die winkel {{1}} maak jou ’n aanbod vir jou bespreking {{2}}. Dit is wat hulle kan doen: {{3}}, en dit is wat jy reeds weet. {{4}} Pas die aanbod jou?',
    templateTwo:
      'Die winkel {{1}} gee jou twee keuses vir jou bespreking {{2}}. Dit is wat hulle kan doen: {{3}}, en dit is wat jy reeds weet. {{4}} Watter een pas jou?',
    templateThree:
      'Die winkel {{1}} gee jou drie keuses vir jou bespreking {{2}}. Dit is wat hulle kan doen: {{3}}, en dit is wat jy reeds weet. {{4}} Watter een pas jou? Skryf "nee" as geeneen pas nie.',
  },
  ended: {
    title: (code) => `’n Aanbod het verval: ${code}`,
    withdrawn: (who, what) => `${who} het dit teruggetrek: ${what}.`,
    lapsed: (what) => `Die tyd om te antwoord is verby vir: ${what}.`,
    declined: (who, what) => `Dit pas nie vir ${who} nie: ${what}.`,
    still: (what) => `Staan nog: ${what}.`,
    waits: (shop, time) => `Jou versoek vir ${time} wag weer vir ${shop}.`,
    waitsForYou: (who, time) => `Die versoek van ${who} vir ${time} wag weer vir jou antwoord.`,
    stands: (time) => `Die bespreking staan: ${time}.`,
    template:
      '’n Aanbod vir bespreking {{1}} by die winkel {{2}} het verval. So staan dit nou: {{3}} Antwoord op hierdie boodskap as jy ’n vraag het.',
  },
  changed: {
    title: (what) => `Verander: ${what}`,
    toShop: (who) => `${who} het ingestem tot die verandering.`,
    toCustomer: (shop) => `Dit is met ${shop} afgespreek.`,
    template:
      'Bespreking {{1}} by die winkel {{2}} is verander, soos afgespreek. Dit geld nou: {{3}}, op {{4}}, vir {{5}} altesaam. Jy hoef niks verder te doen nie.',
  },
}
