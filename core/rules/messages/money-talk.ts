/** Words about money that would be paid elsewhere than at the shop, after the work. */
export type MoneyMark = 'bank_details' | 'deposit'

const BANKS =
  /\b(?:fnb|absa|nedbank|capitec|standard bank|tyme ?bank|investec|discovery bank|african bank|bank zero|first national)\b/i
const ACCOUNT = /\b(?:acc|acct|account|a\/c|rek|rekening|i-?akhawunti|akhaonto)\b\D{0,20}\d/i
const BRANCH = /\b(?:branch|takkode|tak kode)\b\D{0,20}\d{6}|\b(?:swift|iban)\b\W{0,5}[A-Z0-9]{8}/i
/** Pages at which one pays at once. */
const PAY_LINK = /\b(?:payfast|snapscan|yoco|ozow|zapper)\.[a-z]{2,3}\b|\bpaypal\.me\b/i
const WALLET = /\b(?:e-?wallet|cash ?send|send-?imali|pay ?shap|instant money|mobile ?money)\b/i

const BEFOREHAND =
  /\b(?:deposits?|deposito|idiphozithi|dipositi|up ?front|in advance|vooruit ?betaal\w*|vooraf|pay (?:us |me )?(?:first|before)|betaal (?:ons |my )?eers|khokha kuqala|ukukhokha kuqala|lefa pele|patala pele|proof of payment|bewys van betaling)\b/i
const NOT_WANTED =
  /\b(?:no|not|without|never|don'?t|dont|geen|nie|sonder|moenie|ayikho|asikho|ga go|ha ho)\b[^.!?\n]{0,30}\b(?:deposits?|deposito|up ?front|in advance|vooraf|advance)\b/i

/** Money before the work, wanted or not. */
export const namesBeforehand = (words: string): boolean => BEFOREHAND.test(words)

/** Eight to sixteen digits in a row, blanks and hyphens between them, which are no South African phone number. */
function hasAccountNumber(words: string): boolean {
  const numbers = words.match(/\d[\d -]{6,22}\d/g) ?? []
  return numbers.some((one) => {
    const digits = one.replace(/\D/g, '')
    return digits.length >= 8 && digits.length <= 16 && !/^(?:0\d{9}|27\d{9}|0027\d{9})$/.test(digits)
  })
}

/**
 * Whether a message gives an account to pay into, or asks for money before the work. `by`: a shop's question for a
 * deposit is a demand, a driver's is not.
 */
export function moneyMarkOf(words: string, by: 'shop' | 'customer'): MoneyMark | undefined {
  const namesAccount = BANKS.test(words) || ACCOUNT.test(words)
  if ((namesAccount && hasAccountNumber(words)) || BRANCH.test(words) || PAY_LINK.test(words)) return 'bank_details'
  if (by === 'shop' && (WALLET.test(words) || (BEFOREHAND.test(words) && !NOT_WANTED.test(words)))) return 'deposit'
  return undefined
}
