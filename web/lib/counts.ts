const figures = new Intl.NumberFormat('en-ZA')

/** '12 000', with the blank that stays on one line. */
export const grouped = (number: number): string => figures.format(number)

/** '1 listing', '12 listings'. */
export const counted = (number: number, one: string, several = `${one}s`): string =>
  number === 1 ? `1 ${one}` : `${grouped(number)} ${several}`
