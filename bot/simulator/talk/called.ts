import type { PhoneOnPage } from '#core/contracts/devtools/simulator.ts'
import type { PhoneName } from './script.ts'

type Called = { address: string; name: string }

/** None of the demo, and none that a network hands out. */
const FIRST_NEW_NUMBER = 27_820_009_001

/** Whose phone a script means; a new number is one that nobody has used. */
export function phoneOf(wanted: PhoneName, phones: readonly PhoneOnPage[], used: readonly string[]): Called {
  if (wanted.role === 'number') return { address: wanted.address, name: wanted.called }
  if (wanted.role !== 'new') return demoPhone(phones, wanted.called, wanted.role)
  const taken = new Set([...used, ...phones.map(({ address }) => address)])
  let number = FIRST_NEW_NUMBER
  while (taken.has(`+${number}`)) number++
  return { address: `+${number}`, name: wanted.called }
}

/** By the whole name, or by words that only one name begins with. */
export function demoPhone(phones: readonly PhoneOnPage[], called: string, role?: 'driver' | 'shop'): PhoneOnPage {
  const candidates = phones.filter((phone) => role === undefined || phone.role === role)
  const wanted = called.toLowerCase()
  const whole = candidates.find(({ name, address }) => name.toLowerCase() === wanted || address === called)
  const begun = candidates.filter(({ name }) => name.toLowerCase().startsWith(wanted))
  const found = whole ?? (begun.length === 1 ? begun[0] : undefined)
  if (found) return found
  const choice = (begun.length > 1 ? begun : candidates).map(({ name }) => name).join(', ')
  throw new Error(`${begun.length > 1 ? 'several phones are' : 'no phone is'} called ${called}; there are: ${choice}`)
}
