import { brand } from '#core/rules/brand.ts'
import type { accountNotices as english } from '../en/account-notices.ts'

export const accountNotices: typeof english = {
  welcome: (name) =>
    `Hallo ${name}, jou rekening op ${brand.name} is gereed. Wanneer jy bande nodig het, skryf die grootte of jou kar hier aan ons, byvoorbeeld 205/55R16 in Randburg.`,
  changed: (what) =>
    `Jou rekening by ${brand.name} is nou net verander: ${what}. As dit nie jy was nie, skryf dadelik “praat met ’n mens” hier aan ons.`,
  changes: { email: 'sy e-posadres', number: 'sy WhatsApp-nommer' },
  code: '*{{1}}* is jou verifikasiekode. Moenie hierdie kode met enigiemand deel nie, vir jou eie veiligheid.',
  copyCode: 'Kopieer kode',
}
