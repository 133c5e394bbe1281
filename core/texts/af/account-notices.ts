import type { accountNotices as accountNoticesInEnglish } from '../en/account-notices.ts'
import type { Keys } from '../sentences.ts'

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
