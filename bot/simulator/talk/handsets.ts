import type { PhoneOnPage } from '#core/contracts/devtools/simulator.ts'
import { type Handset, readAct } from './act.ts'
import type { Product } from './product.ts'
import { drawBubbles, drawInstant } from './screen.ts'
import type { PhoneName } from './script.ts'

/** All phones of a product, side by side. */
export type Handsets = {
  /** Gives a phone the name by which a script calls it. */
  name(name: string, phone: PhoneName): Promise<void>
  /** Does one thing, or several right after each other, and waits for nothing. */
  act(name: string, acts: readonly string[]): Promise<void>
  /** What has appeared since it was last asked, as the screens show it; the phone that acted last stands first. */
  news(): Promise<string>
}

type Known = Handset & { name: string | undefined; drawn: number }

export async function openHandsets(product: Product): Promise<Handsets> {
  const known = new Map<string, Known>()
  let last: Known | undefined

  const handset = (address: string, called: string): Known => {
    const opened = known.get(address) ?? { address, called, name: undefined, drawn: 0, bubbles: [] }
    known.set(address, opened)
    return opened
  }
  const named = async (name: string): Promise<Known> => {
    const found = [...known.values()].find((one) => one.name?.toLowerCase() === name.toLowerCase())
    if (found) return found
    const phone = demoPhone(await product.phones(), name)
    return Object.assign(handset(phone.address, phone.name), { name })
  }
  /** Nobody knows beforehand whose phone gets something, so all are looked at. */
  const refreshAll = async (): Promise<void> => {
    for (const phone of await product.phones()) {
      if (!phone.last) continue
      const one = handset(phone.address, phone.name)
      if (one.name || one === last || !one.bubbles.some(({ sid }) => sid === phone.last?.sid))
        await refresh(one, product)
    }
  }

  await refreshAll()
  for (const one of known.values()) one.drawn = one.bubbles.length
  return {
    name: async (name, phone) => {
      const { address, name: called } = phoneOf(phone, await product.phones(), [...known.keys()])
      handset(address, called).name = name
    },
    act: async (name, acts) => {
      const phone = await named(name)
      last = phone
      await refresh(phone, product)
      for (const words of acts)
        await product.write({ from: phone.address, name: phone.called.slice(0, 80), ...readAct(words, phone) })
    },
    news: async () => {
      await refreshAll()
      const now = new Date((await product.clock()).now)
      return [...known.values()]
        .filter((one) => one.bubbles.length > one.drawn)
        .sort((one, other) => Number(other === last) - Number(one === last))
        .map((one) => draw(one, now))
        .join('\n')
    },
  }
}

/** A bubble keeps its number, though one that was written earlier may arrive later. */
async function refresh(one: Known, product: Product): Promise<void> {
  const seen = new Set(one.bubbles.map(({ sid }) => sid))
  const bubbles = await product.bubbles(one.address)
  one.bubbles.push(...bubbles.filter(({ sid }) => !seen.has(sid)))
}

function draw(one: Known, now: Date): string {
  const from = one.drawn
  one.drawn = one.bubbles.length
  const owner = one.name ? `${one.name} (${one.called})` : one.called
  return `== ${owner}, ${drawInstant(now)}\n${drawBubbles(one.bubbles, from, now)}`
}

type Called = { address: string; name: string }

/** None of the demo, and none that a network hands out. */
const FIRST_NEW_NUMBER = 27_820_009_001

/** Whose phone a script means; a new number is one that nobody has used. */
function phoneOf(wanted: PhoneName, phones: readonly PhoneOnPage[], used: readonly string[]): Called {
  if (wanted.role === 'number') return { address: wanted.address, name: wanted.called }
  if (wanted.role !== 'new') return demoPhone(phones, wanted.called, wanted.role)
  const taken = new Set([...used, ...phones.map(({ address }) => address)])
  let number = FIRST_NEW_NUMBER
  while (taken.has(`+${number}`)) number++
  return { address: `+${number}`, name: wanted.called }
}

/** By the whole name, or by words that only one name begins with. */
function demoPhone(phones: readonly PhoneOnPage[], called: string, role?: 'driver' | 'shop'): PhoneOnPage {
  const candidates = phones.filter((phone) => role === undefined || phone.role === role)
  const wanted = called.toLowerCase()
  const whole = candidates.find(({ name, address }) => name.toLowerCase() === wanted || address === called)
  const begun = candidates.filter(({ name }) => name.toLowerCase().startsWith(wanted))
  const found = whole ?? (begun.length === 1 ? begun[0] : undefined)
  if (found) return found
  const choice = (begun.length > 1 ? begun : candidates).map(({ name }) => name).join(', ')
  throw new Error(`${begun.length > 1 ? 'several phones are' : 'no phone is'} called ${called}; there are: ${choice}`)
}
