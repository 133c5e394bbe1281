import { expect } from 'vitest'
import type { Bubble, WriteOnPhone } from '#core/contracts/devtools/simulator.ts'
import { findPlace } from '#core/rules/places/places.ts'
import type { MadeShop } from '#tests/support/factories.ts'
import { sampleVoice } from '#web/devtools/simulator/sample-voice.ts'
import { makeBrowser } from './browser.ts'
import {
  DRIVER_PHONE,
  flip,
  givenFitment,
  givenFrontDesk,
  givenGarage,
  givenLabel,
  givenOwner,
  givenShop,
  givenStock,
  newDeal,
  newPrice,
  SECOND_SHOP_PHONE,
  SHOP_PHONE,
  THIRD_SHOP_PHONE,
} from './givens.ts'
import type { World } from './world.ts'

const SECOND_DRIVER_PHONE = '+27821234568'
/** The phone of a driver who hides the number: 'given hidden number'. */
const HIDDEN_PHONE = 'ZA.4f7Kq2Lm9Xw1'

export type Line = { number: number; who: string; words: string }

/** One line an act or an expectation: the word that says who, then at least two blanks, then what. # begins a comment. */
export const readTranscript = (source: string): Line[] =>
  source
    .split('\n')
    .map((line, at) => ({ number: at + 1, line: line.trimEnd() }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'))
    .map(({ number, line }) => {
      const found = /^(to shop[23]?|\w+)(?: {2,}|\t| )(.*)$/.exec(line)
      if (!found) throw new Error(`line ${number} cannot be read: ${line}`)
      return { number, who: found[1] ?? '', words: (found[2] ?? '').trim() }
    })

/** Plays a transcript through the webhook and checks what appears on the phones. */
export async function play(played: World, lines: Line[]): Promise<void> {
  const looks = onceAnAct(played)
  const world: World = { ...played, bubbles: looks.bubbles }
  const shops = new Map<string, MadeShop>()
  const driver = lines.some(({ words }) => words === 'hidden number') ? HIDDEN_PHONE : DRIVER_PHONE
  const phones: Readonly<Record<string, string>> = {
    driver,
    driver2: SECOND_DRIVER_PHONE,
    shop: SHOP_PHONE,
    shop2: SECOND_SHOP_PHONE,
    shop3: THIRD_SHOP_PHONE,
  }
  /** 'bot' and 'bot2' are what the drivers read, 'to shop' what a shop reads. */
  const phoneOf = (who: string): string => phones[who.replace(/^bot/, 'driver').replace(/^to /, '')] ?? driver
  const lookedAt = process.env.SHOW ? Object.values(phones) : lines.map(({ who }) => phoneOf(who))
  const seen: Record<string, number> = Object.fromEntries(lookedAt.map((phone) => [phone, 0]))
  const browser = makeBrowser(world)
  const shown = async (phone: string) => (await world.bubbles(phone)).slice(seen[phone])

  for (const { number, who, words } of lines) {
    const told = (): string => `line ${number}: ${who} ${words}`
    switch (who) {
      case 'given':
        if (words !== 'hidden number') await given(world, words, shops)
        break
      case 'clock':
        world.ctx.clock.set(new Date(`${words.replace(' ', 'T')}:00+02:00`))
        await world.settle()
        break
      case 'owner':
        for (const phone of Object.keys(seen)) seen[phone] = (await world.bubbles(phone)).length
        await flip(world, words)
        await world.settle()
        if (process.env.SHOW) await show(told(), phones, shown)
        break
      case 'price':
      case 'deal': {
        for (const phone of Object.keys(seen)) seen[phone] = (await world.bubbles(phone)).length
        await (who === 'price' ? newPrice(world, words) : newDeal(world, words))
        await world.settle()
        if (process.env.SHOW) await show(told(), phones, shown)
        break
      }
      case 'driver':
      case 'driver2':
      case 'shop':
      case 'shop2':
      case 'shop3': {
        for (const phone of Object.keys(seen)) seen[phone] = (await world.bubbles(phone)).length
        const phone = phoneOf(who)
        const acts: WriteOnPhone[] = []
        for (const part of browser.filled(words).split(' || '))
          acts.push({
            from: phone,
            ...(await actOf(world, phone, part, told)),
            ...(who === 'driver2' && { name: 'Sipho Dube' }),
          })
        await world.act(...acts)
        if (process.env.SHOW) await show(told(), phones, shown)
        break
      }
      case 'browser':
        await browser.does(words, told())
        break
      case 'bot':
      case 'bot2':
      case 'to shop':
      case 'to shop2':
      case 'to shop3': {
        const bubbles = await shown(phoneOf(who))
        const all = bubbles.map(wordsOf).join('\n---\n')
        if (words === '(nothing)') expect(all, told()).toBe('')
        else if (words.startsWith('not ')) expect(plain(all), told()).not.toContain(plain(words.slice(4)))
        else expect(plain(all), told()).toContain(plain(words))
        break
      }
      case 'event': {
        const events = await world.ctx.db.selectFrom('event').select('type').execute()
        expect(
          events.map((event) => event.type),
          told(),
        ).toContain(words)
        break
      }
      case 'mail': {
        const mails = await world.ctx.db.selectFrom('mail').select(['to_address', 'subject', 'text']).execute()
        expect(
          mails.map((mail) => plain(`${mail.to_address} ${mail.subject} ${mail.text}`)).join('\n'),
          told(),
        ).toContain(plain(words))
        break
      }
      default:
        throw new Error(`${told()}: nobody is called ${who}`)
    }
    if (!isLook.test(who)) looks.forget()
  }
}

/** Lines after which nothing is different. */
const isLook = /^(bot2?|to shop[23]?|event|mail)$/

/** Phones show the same until the next act, so each is read once in between. */
function onceAnAct(world: World): { bubbles: World['bubbles']; forget(): void } {
  const read = new Map<string, Promise<Bubble[]>>()
  const bubbles = (phone: string): Promise<Bubble[]> => {
    const known = read.get(phone) ?? world.bubbles(phone)
    // Who is shown the conversation looks in the middle of an act.
    if (!process.env.SHOW) read.set(phone, known)
    return known
  }
  return { bubbles, forget: () => read.clear() }
}

/** SHOW=1 prints the conversation as it goes. */
async function show(
  act: string,
  phones: Readonly<Record<string, string>>,
  shown: (phone: string) => Promise<Bubble[]>,
): Promise<void> {
  console.log(`\n>>> ${act}`)
  for (const [name, phone] of Object.entries(phones))
    for (const bubble of await shown(phone)) console.log(`[${name}'s phone]\n${wordsOf(bubble)}`)
}

/** Makes what a `given` line says. */
export async function given(world: World, words: string, shops: Map<string, MadeShop>): Promise<void> {
  if (words.startsWith('shop ')) return givenShop(world, words, shops)
  if (words.startsWith('counter also ')) return givenFrontDesk(world, words, shops)
  if (words.startsWith('owner ')) return givenOwner(world, words, shops)
  if (words.startsWith('garage ')) return givenGarage(world, words)
  if (words.startsWith('picture wanted of ')) return givenOwner(world, words, shops)
  if (words.startsWith('stock ')) return givenStock(world, words, shops)
  if (words.startsWith('label ')) return givenLabel(world, words)
  if (words.startsWith('fitment ')) return givenFitment(world, words)
  const when = /(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(words)
  if (!when) throw new Error(`cannot read: given ${words}`)
  world.ctx.clock.set(new Date(`${when[1]}T${when[2]}:00+02:00`))
}

/**
 * `||` stands between messages that come within seconds. [Title] taps the newest button or row of that title, [Title]
 * under some words the one below the newest bubble with these words (under the first …: the oldest), @Place shares a location,
 * (reply to some words) answers the bubble with these words, anything else is typed.
 */
export async function actOf(world: World, phone: string, words: string, told: () => string) {
  const [, title, first, above] = /^\[(.+?)\](?: under (the first )?(.+))?$/.exec(words) ?? []
  if (title) {
    const shown = await world.bubbles(phone)
    const all = first ? shown : shown.toReversed()
    const bubbles = above ? all.filter((one) => plain(wordsOf(one)).includes(plain(above))) : all
    for (const { sid, shown } of bubbles) {
      const choices = [...(shown.buttons ?? []), ...(shown.list?.rows ?? [])]
      const choice = choices.find((one) => plain(one.title).includes(plain(title)))
      if (choice?.id) return { choice: choice.id, replyTo: sid }
    }
    const offered = bubbles.slice(0, 2).map(wordsOf).join('\n---\n')
    throw new Error(`${told()}: nothing of that title to tap in\n${offered}`)
  }
  if (words.startsWith('@')) {
    const place = findPlace(words.slice(1))
    if (!place) throw new Error(`${told()}: no such place`)
    return { location: { lat: place.lat, lng: place.lng } }
  }
  const card = /^\(contact (.+) (\+\d+)\)$/.exec(words)
  if (card?.[1] && card[2]) return { contact: { name: card[1], phone: card[2] }, name: 'Thandi Nkosi' }
  const [, answered, reply] = /^\(reply to ([^)]+)\) (.+)$/.exec(words) ?? []
  if (answered && reply) {
    const bubble = (await world.bubbles(phone)).findLast((one) => plain(wordsOf(one)).includes(plain(answered)))
    return { text: reply, replyTo: bubble?.sid ?? expect.fail(`${told()}: nothing says ${answered}`) }
  }
  const file = /^\((photo|voice note)\) ?(.*)$/.exec(words)
  if (file)
    return { media: file[1] === 'photo' ? picture : voice, ...(file[2] && { text: file[2] }), name: 'Thandi Nkosi' }
  return { text: words, name: 'Thandi Nkosi' }
}

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = { contentType: 'image/png' as const, base64: ONE_PIXEL }
const voice = { contentType: 'audio/ogg' as const, base64: Buffer.from(sampleVoice(3)).toString('base64') }

export function wordsOf({ shown }: Bubble): string {
  const buttons = (shown.buttons ?? []).map(({ title, url }) => (url ? `[${title}] ${url}` : `[${title}]`))
  const pin = shown.location ? [`(pin ${shown.location.label})`] : []
  const pictures = (shown.media ?? []).map(({ url }) => `(picture ${URL.parse(url)?.pathname})`)
  const rows = (shown.list?.rows ?? []).map((row) => `[${row.title}] ${row.description ?? ''}`)
  return [...pictures, ...pin, shown.text, ...buttons, ...rows].join('\n')
}

/** Line breaks, stars and the kind of blank do not matter to a reader. */
const plain = (words: string): string => words.replace(/[*_]/g, '').replace(/\s+/g, ' ').trim()
