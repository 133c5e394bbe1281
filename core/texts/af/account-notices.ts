import { brand } from '#core/rules/brand.ts'
import type { accountNotices as english } from '../en/account-notices.ts'

export const accountNotices: typeof english = {
  welcome: (name) =>
    `Hallo ${name}, jou rekening op ${brand.name} is gereed. Wanneer jy bande nodig het, skryf die grootte of jou kar hier aan ons, byvoorbeeld 205/55R16 in Randburg.`,
  changed: (what) =>
    `Jou rekening by ${brand.name} is nou net verander: ${what}. As dit nie jy was nie, skryf dadelik “praat met ’n mens” hier aan ons.`,
  changes: { email: 'sy e-posadres', number: 'sy WhatsApp-nommer' },
  test: {
    title: 'Dit is ’n toets',
    line: 'Jy het daarvoor gevra by jou kennisgewings: hulle bereik jou hier.',
    footer: `Jy kry hierdie e-pos omdat jy ${brand.name} vir ’n toets gevra het.`,
    template: `Dit is die toets van jou kennisgewings waarvoor jy op ${brand.name} gevra het. Hulle bereik jou hier.`,
  },
  code: '*{{1}}* is jou verifikasiekode. Moenie hierdie kode met enigiemand deel nie, vir jou eie veiligheid.',
  copyCode: 'Kopieer kode',
}
