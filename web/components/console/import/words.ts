const count = new Intl.NumberFormat('en-ZA')

export const rowsInWords = (rows: number): string => (rows === 1 ? '1 row' : `${count.format(rows)} rows`)
