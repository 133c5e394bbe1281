import { readCode } from '../code.ts'

/**
 * The words that 'Continue on WhatsApp' puts into the chat. A person reads and sends them, so they are plain words; the
 * bot reads them back.
 */
type Shop = { name: string; slug: string }

export const bookListing = (code: string, quantity = 4): string => `Book ${counted(quantity)}${code}`
export const bookDeal = (code: string, quantity = 4): string => `Book deal ${counted(quantity)}${code}`
export const quoteFor = (code: string): string => `Quote for ${code}`
export const fitAtShop = ({ name, slug }: Shop): string => `Fitting at ${oneLine(name)} (${slug})`
export const askShop = ({ name, slug }: Shop): string => `Message to ${oneLine(name)} (${slug})`
export const myBooking = (code: string): string => `Booking ${code}`
/** The key shows that the sender holds the booking's private link. */
export const continueGuestBooking = (code: string, key: string): string => `Booking ${code} (key ${key})`
/** A conversation on the website goes on in the chat; a guest's by the key of its private page. */
export const continueThread = (reference: string, key?: string): string =>
  `Conversation ${reference}${key ? ` (key ${key})` : ''}`
export const compareCodes = (codes: readonly string[]): string => `Compare ${codes.join(', ')}`
/** Without a size the chat asks for it. */
export const alertFor = ({ size, place }: { size: string | undefined; place?: string | undefined }): string =>
  `Tell me about deals${size ? ` on ${size}` : ''}${place ? ` in ${place}` : ''}`
export const flatTyre = (place?: string): string => `Flat tyre, help${place ? `, I am in ${place}` : ''}`
/** Ways in that say no more than what the chat understands of anybody. */
export const sayHello = (): string => 'Hi, I need tyres'
export const tyresForCar = (name: string): string => `Tyres for my ${oneLine(name)}`
export const registerShop = (): string => 'Register my shop'

const counted = (quantity: number): string => (quantity === 4 ? '' : `${quantity} x `)
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** A text of the website that names a thing; sizes and places are understood like any other words. */
export type FromWeb =
  | { about: 'listing'; code: string; quantity: number }
  | { about: 'deal'; code: string; quantity: number }
  | { about: 'quote'; code: string }
  | { about: 'fitting' | 'message'; slug: string }
  | { about: 'booking'; code: string; key?: string }
  | { about: 'thread'; reference: string; key?: string }
  | { about: 'compare'; codes: string[] }
  | { about: 'register' }

const forms: [RegExp, (parts: Record<string, string>) => FromWeb | undefined][] = [
  [
    /^book (?<deal>deal )?(?:(?<quantity>\d{1,2}) ?x )?#?(?<code>[a-z0-9]{5})$/i,
    ({ deal, quantity, code = '' }) =>
      coded(code, (code) => ({ about: deal ? 'deal' : 'listing', code, quantity: Number(quantity ?? 4) })),
  ],
  [/^quote for #?(?<code>[a-z0-9]{5})$/i, ({ code = '' }) => coded(code, (code) => ({ about: 'quote', code }))],
  [/^fitting at .* ?\((?<slug>[a-z0-9-]+)\)$/i, ({ slug = '' }) => ({ about: 'fitting', slug: slug.toLowerCase() })],
  [/^message to .* ?\((?<slug>[a-z0-9-]+)\)$/i, ({ slug = '' }) => ({ about: 'message', slug: slug.toLowerCase() })],
  [
    /^(?:my )?booking #?(?<code>[a-z0-9]{5})(?: \(key (?<key>[^\s()]+)\))?$/i,
    ({ code = '', key }) => coded(code, (code) => ({ about: 'booking', code, ...(key && { key }) })),
  ],
  [
    /^conversation #?(?<reference>[a-z0-9]{5,8})(?: \(key (?<key>[^\s()]+)\))?$/i,
    ({ reference = '', key }) => ({ about: 'thread', reference, ...(key && { key }) }),
  ],
  [
    /^compare (?<codes>#?[a-z0-9]{5}(?:(?:,| and|,? ) ?#?[a-z0-9]{5}){0,3})$/i,
    ({ codes = '' }) => {
      const found = codes.split(/,| and | /).flatMap((one) => readCode(one) ?? [])
      return found.length > 0 ? { about: 'compare', codes: found } : undefined
    },
  ],
  [/^register my shop$/i, () => ({ about: 'register' })],
]

const coded = (typed: string, make: (code: string) => FromWeb): FromWeb | undefined => {
  const code = readCode(typed)
  return code === undefined ? undefined : make(code)
}

/** Reads a text of the website back; undefined for any other words. */
export function readFromWeb(words: string): FromWeb | undefined {
  const text = words.trim().replace(/\s+/g, ' ').replace(/[.!]$/, '')
  for (const [form, make] of forms) {
    const found = form.exec(text)
    if (found) return make({ ...found.groups })
  }
  return undefined
}
