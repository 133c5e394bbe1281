import { brand } from '#core/rules/brand.ts'
import type { accountNotices as english } from '../en/account-notices.ts'

export const accountNotices: typeof english = {
  welcome: (name) =>
    `Hallo ${name}, jou rekening op ${brand.name} is gereed. Wanneer jy bande nodig het, skryf die grootte of jou kar hier aan ons, byvoorbeeld 205/55R16 in Randburg.`,
  code: '*{{1}}* is jou verifikasiekode. Moenie hierdie kode met enigiemand deel nie, vir jou eie veiligheid.',
  copyCode: 'Kopieer kode',
}
