import type { each as english } from '../../en/conversation/each.ts'

export const each: typeof english = {
  confirm: 'Sal ek al hierdie bevestig? Die bestuurders hoor dit dadelik.',
  decline: 'Sal ek al hierdie afwys? Die bestuurders hoor dit dadelik.',
  all: (count) => `Ja, al ${count}`,
  oneByOne: 'Een vir een',
  nothing: 'Goed, ek het vir niemand iets gesê nie. Hulle wag nog vir julle antwoord.',
  undo: (number) => `Ontdoen ${number}`,
}
