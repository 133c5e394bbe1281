/** What Spoor can count of itself, so that nobody has to believe it. */
export type CountedFigures = {
  /** Shops that can be booked. */
  shops: number
  /** People who have written in the chat or have an account, without those of shops and our own. */
  drivers: number
  /** Of all reviews, 1 to 5 with one decimal; null without any. */
  rating: number | null
}

type Subject = keyof CountedFigures

const named: readonly [Subject, RegExp][] = [
  ['rating', /\b(rating|rated|stars?|reviews?)\b|\bout of (5|five)\b/i],
  ['shops', /\b(shops?|stores?|partners?|dealers?|(fitment|fitting) centres?)\b/i],
  ['drivers', /\b(drivers?|customers?|users?|people|members?|motorists?)\b/i],
]
const multiples: Readonly<Record<string, number>> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 }

type Figure = { value: string; label: string }

/** What a figure of the website says and Spoor can count; undefined of any other. */
export function countedSubject({ value, label }: Figure): Subject | undefined {
  const words = `${value} ${label}`
  return named.find(([, pattern]) => pattern.test(words))?.[0]
}

/** The number that a figure begins with: 10000 for '10,000+' and '10k', 4.8 for '4,8 out of 5'. */
export function numberIn(value: string): number | undefined {
  const [, digits, multiple = ''] = /(\d[\d ,.\u00a0\u202f]*)(k|m|thousand|million)?\b/i.exec(value) ?? []
  if (digits === undefined) return undefined
  const grouped = digits.trim().replace(/[ ,.\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  return Number.parseFloat(grouped.replace(',', '.')) * (multiples[multiple.toLowerCase()] ?? 1)
}

/** What is counted, as the console says it beside the figure: '40 shops'. */
export function countedWords(subject: Subject, { shops, drivers, rating }: CountedFigures): string {
  if (subject === 'shops') return shops === 1 ? '1 shop' : `${shops} shops`
  if (subject === 'drivers') return drivers === 1 ? '1 driver' : `${drivers} drivers`
  return rating === null ? 'no reviews' : `${rating} out of 5`
}

/** Why a figure cannot stand on the website; undefined if it can. */
export function claimsTooMuch(figure: Figure, counted: CountedFigures): string | undefined {
  const subject = countedSubject(figure)
  const claimed = numberIn(figure.value)
  if (!subject || claimed === undefined || claimed <= (counted[subject] ?? 0)) return undefined
  return `Higher than what is counted: ${countedWords(subject, counted)}`
}
