import type { changing as english } from '../../en/bookings/changing.ts'

export const changing: typeof english = {
  sold: {
    was: (job) => `Was dit vir ${job}? ’n Werk vat sy bande van die rak af wanneer dit klaar is.`,
    whichJob: 'Was dit vir een van hierdie werke? ’n Werk vat sy bande van die rak af wanneer dit klaar is.',
    jobs: 'Werke',
    thisJob: 'Dit was hierdie een',
    otherSale: 'Ander verkoop',
    comesOff: 'Hulle kom van die rak af wanneer daardie werk klaar is; ek verander nou niks.',
    isOff: 'Dié van daardie werk is reeds van die rak af.',
  },
  rescue: {
    askedAgain: 'Ek vra die ander weer.',
    whoElse: 'Hierdie het gesê dat hulle kom. Wie vat jy?',
    nobodyYet: 'nog niemand anders het dit gesê nie',
    givenUpTemplate:
      'Die winkel {{1}} kan tog nie na jou pap wiel kom nie. Ons vra die ander weer. Tot dusver kom hierdie: {{2}}. Maak hierdie klets oop om een te vat.',
    turnBack: 'Die bestuurder het dit afgestel. Draai asseblief om.',
    calledOffTemplate:
      'Die bestuurder met die pap wiel het dit afgestel. Dit was {{1}} naby {{2}}, en niemand hoef meer te kom nie. Draai asseblief om.',
    cannotAnyMore: 'Kan jy nie meer kom nie? Kanselleer dan die bespreking, en ek vra die ander vir die bestuurder.',
  },
}
