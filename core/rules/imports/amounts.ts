const MAX_CENTS = 100_000_000
const MAX_TYRES = 100_000

/** Cents of a price in any usual spelling: '1 899,00', 'R1,899.00', '1899', 'R 1.899,50'. Undefined if it is none. */
export function readPrice(text: string): number | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/^(?:zar|r)/i, '')
    .replace(/(?:zar|r)$/i, '')
  if (plain.length > 20 || !/^\d[\d.,]*$/.test(plain)) return undefined
  const [whole, part = ''] = split(plain)
  const groups = whole.split(/[.,]/)
  if (groups.length > 1 && !groups.every((group, at) => (at === 0 ? group.length <= 3 : group.length === 3)))
    return undefined
  // What a spreadsheet computed may have more places; half cents go up.
  const cents = Math.round(Number(`${groups.join('')}.${part || '0'}`) * 100)
  return cents <= MAX_CENTS ? cents : undefined
}

/** Before and behind the sign of the cents: the last one, unless three digits behind it make it one of thousands. */
function split(plain: string): [string, string?] {
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (at < 0) return [plain]
  const part = plain.slice(at + 1)
  const sign = plain.charAt(at)
  const isThousands = part.length === 3 && at <= 3 && plain.charAt(0) !== '0'
  if (isThousands || plain.indexOf(sign) !== at) return [plain]
  return [plain.slice(0, at), part]
}

/** A number of tyres: '12', '12.0', '1 200'. Undefined if it is none. */
export function readQuantity(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '')
  const [, digits = ''] = /^(\d{1,7})(?:[.,]0{1,10})?$/.exec(plain) ?? []
  const count = Number(digits)
  return digits !== '' && count <= MAX_TYRES ? count : undefined
}
