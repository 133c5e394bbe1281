import type { handed as handedInEnglish } from '../../en/bookings/handed.ts'
import type { Keys } from '../../sentences.ts'

export const handed = {
  title: 'Wie vir {code} betaal, sê ja',
  yes: '{name} sê ja vir {sum}.',
  template:
    "Wie vir ’n bespreking betaal, het ja gesê. '{{1}}' stem in tot '{{2}}' vir die bespreking '{{3}}'. Die werk is '{{4}}', en die tyd is '{{5}}'. Dit word by die winkel betaal.",
  quoteTitle: '{name} sê ja vir {sum} by {shop}',
  quoteTemplate:
    "Wie betaal, het ja gesê vir ’n winkel se prys. '{{1}}' stem in tot '{{2}}' vir '{{3}}'. Tik hieronder om al die pryse te sien en dit te vat.",
} as const satisfies Keys<typeof handedInEnglish>
