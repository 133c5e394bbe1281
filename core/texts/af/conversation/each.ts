import type { each as eachInEnglish } from '../../en/conversation/each.ts'
import type { Keys } from '../../sentences.ts'

export const each = {
  confirm: 'Sal ek al hierdie bevestig? Die bestuurders hoor dit dadelik.',
  decline: 'Sal ek al hierdie afwys? Die bestuurders hoor dit dadelik.',
  all: 'Ja, al {count}',
  oneByOne: 'Een vir een',
  nothing: 'Goed, ek het vir niemand iets gesê nie. Hulle wag nog vir julle antwoord.',
  undo: 'Ontdoen {number}',
} as const satisfies Keys<typeof eachInEnglish>
