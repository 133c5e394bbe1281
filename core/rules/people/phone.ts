import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js'

/** The library's small table knows of shorter ones, which are no person's. */
const DIGITS_HERE = 9

/** The E.164 form of a number as people here write it (082 123 4567, +27 82…, 0027…); undefined if it is none. */
export function normalisePhone(text: string): string | undefined {
  const parsed = parsePhoneNumberFromString(text.trim().replace(/^00(?=[1-9])/, '+'), 'ZA')
  if (!parsed?.isValid()) return undefined
  return parsed.country === 'ZA' && parsed.nationalNumber.length !== DIGITS_HERE ? undefined : parsed.number
}

/** The whole numbers that stand in a text, and where. */
export const phonesIn = (text: string): { phone: string; from: number; to: number }[] =>
  findPhoneNumbersInText(text, 'ZA').flatMap(({ startsAt, endsAt }) => {
    const phone = normalisePhone(text.slice(startsAt, endsAt))
    return phone ? [{ phone, from: startsAt, to: endsAt }] : []
  })

/** The country of a number in E.164, such as ZA; undefined if several share its code and the number does not tell. */
export const countryOf = (number: string): string | undefined => parsePhoneNumberFromString(number)?.country

/** The end of a number or an id, which a log may show. */
export const maskAddress = (address: string): string => `…${address.slice(-3)}`
