/** A stretch of the plain text, end not included. */
export interface Span {
  start: number
  end: number
}

/** Numbers that people write in groups and that are never sizes: phones, references, dates of manufacture, money. */
const phone =
  /(?<![\d])(?:\+\d{1,3}[\s().-]{0,2}(?:\d[\s().-]{0,2}){6,11}\d|\(?0[1-9]\d\)?[\s.-]{0,2}\d{3}[\s.-]{0,2}\d{4}|27[\s.-]{0,2}\d{2}[\s.-]{0,2}\d{3}[\s.-]{0,2}\d{4}|0[1-9]\d{8})(?!\d)/g
const link = `(?:[\\s.:#-]|no|nr|number|nommer|is|me|on|at|op|by){0,8}[a-z]{0,3}-?`
/** Words that are followed by a reference, however its figures are grouped. */
const reference = new RegExp(
  `(?<![a-z])(?:invoices?|inv|ref|reference|faktuur|verwysing|acc|account|rekening|otp|pin|serial|dot|tel|cell|sel|phone|reg|registration|plate|nommerplaat|vin|id|ticket|parcel|parcels|package|tracking|track|waybill|shipment|consignment|pakkie|customs|odo|odometer|mileage|kilos|case|claim|policy|voucher|airtime|token|meter)${link}(\\d[\\d -]{3,14}\\d)(?![\\d/.])`,
  'g',
)
/** Words that may stand before a size as well, so only figures in one piece, or in the 3-4 of a local phone, are a reference. */
const looseReference = new RegExp(
  `(?<![a-z])(?:order|bestelling|po|job|quote|kwotasie|code|kode|call|bel|number|nommer|no|nr|#)${link}(?:\\d{5,15}|\\d{3}[ -]\\d{4})(?![\\d/.])`,
  'g',
)
const rand =
  /(?<![a-z\d])(?:(?<!\d{3}[\s/x-]{1,3}\d{2}[\s/.-]{1,3})|(?!r\s?(?:1[2-9]|2[0-4])[ ,]))(?:r|zar)\s?\d{1,3}(?:[ ,]\d{3}(?![\d/\\]))+(?:[.,]\d{2}(?!\d))?|(?<![a-z\d])(?:r|zar)\s?\d+(?:[.,]\d{2})(?!\d)/g
const groupedRand = /(?<![\d/])\d{1,3} \d{3}(?:[.,]\d{2})?\s?(?:rand|zar)(?![a-z])/g

/** Where the plain text holds phone numbers, references and amounts. */
export function numbersThatAreNoSizes(plain: string): Span[] {
  const spans: Span[] = []
  for (const pattern of [phone, reference, looseReference, rand, groupedRand]) {
    for (const match of plain.matchAll(pattern)) spans.push({ start: match.index, end: match.index + match[0].length })
  }
  return spans
}

/** Phone numbers alone, for readers that must not take their digits. */
export function phoneNumbers(plain: string): Span[] {
  return [...plain.matchAll(phone)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** Whether one of the stretches shares a character with start to end. */
export const overlaps = (spans: readonly Span[], start: number, end: number): boolean =>
  spans.some((span) => span.start < end && start < span.end)
