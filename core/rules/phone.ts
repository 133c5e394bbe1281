import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** The library's small table knows of shorter ones, which are no person's. */
const DIGITS_HERE = 9

/** The E.164 form of a number as people here write it (082 123 4567, +27 82…, 0027…); undefined when it is none. */
export function normalisePhone(text: string): string | undefined {
  const parsed = parsePhoneNumberFromString(text.trim().replace(/^00(?=[1-9])/, '+'), 'ZA')
  if (!parsed?.isValid()) return undefined
  return parsed.country === 'ZA' && parsed.nationalNumber.length !== DIGITS_HERE ? undefined : parsed.number
}

/** 082 123 4567 for a number at home, +44 20 7946 0000 for one abroad; the text as it is when it is no number. */
export function formatPhone(e164: string): string {
  const parsed = parsePhoneNumberFromString(e164)
  if (!parsed) return e164
  return parsed.country === 'ZA' ? parsed.formatNational() : parsed.formatInternational()
}

/** What a log may show of a number or an id: its end. */
export const maskAddress = (address: string): string => `…${address.slice(-3)}`
