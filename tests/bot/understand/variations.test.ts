import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { understand } from '#bot/understand/understand.ts'
import { heard, now } from './messages.ts'

const sizes = ['205/55R16', '195/65R15', '265/65R17', '175/70R14', '225/40R18'] as const
const places = ['Sandton', 'Bloemfontein', 'Gqeberha', 'Khayelitsha', 'Umhlanga', 'Somerset West'] as const
const wordsForPlaces = { Bloemfontein: 'Bloem', Gqeberha: 'PE' } as const
const brands = ['Michelin', 'Bridgestone', 'Dunlop', 'Continental', 'Pirelli', 'Goodyear'] as const
const polite = ['', 'hi, ', 'hello there ', 'pls ', 'good day ', 'morning, '] as const
const thanks = ['', ' pls', ' please', ' thanks', ' asb', '??', ' 🙏'] as const

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values)

describe('a search, however it is put together', () => {
  it('states its size, count, brand, place and limit in any order', () => {
    const parts = fc.record({
      size: pick(sizes),
      quantity: fc.integer({ min: 1, max: 8 }),
      brand: pick(brands),
      place: pick(places),
      limit: fc.integer({ min: 600, max: 9000 }),
    })
    fc.assert(
      fc.property(
        parts,
        pick(polite),
        pick(thanks),
        fc.integer({ min: 0, max: 5 }),
        ({ size, quantity, brand, place, limit }, before, behind, order) => {
          const wishes = [
            `${quantity} x ${size}`,
            brand.toLowerCase(),
            `in ${place in wordsForPlaces ? wordsForPlaces[place as keyof typeof wordsForPlaces] : place}`,
            `under R${limit}`,
          ]
          const turned = [...wishes.slice(order % 4), ...wishes.slice(0, order % 4)]
          const { intent, slots } = heard(`${before}${turned.join(' ')}${behind}`)
          expect(intent).toBe('search_size')
          expect(slots).toMatchObject({ quantity, brand, place, max_price: limit })
        },
      ),
      { numRuns: 150 },
    )
  })

  it('survives one swapped pair of letters in a long name, never in figures', () => {
    fc.assert(
      fc.property(pick(['michelin', 'bridgestone', 'continental', 'goodyear']), fc.nat(20), (name, seed) => {
        const at = 1 + (seed % (name.length - 2))
        const typo = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
        expect(heard(`205/55r16 ${typo}`).slots.brand?.toString().toLowerCase()).toBe(name)
      }),
    )
  })

  it('says the same in English, Afrikaans, isiZulu, isiXhosa and Sesotho', () => {
    const wish = { intent: 'search_vehicle', slots: { vehicle: { make: 'Toyota', model: 'Corolla', year: 2015 } } }
    for (const text of [
      'i need tyres for my corolla 2015',
      'ek soek bande vir my corolla 2015',
      'ngidinga amathayi e-corolla 2015',
      'ndifuna amavili e-corolla 2015',
      'ke batla dithaere tsa corolla 2015',
    ]) {
      expect(heard(text)).toEqual(wish)
    }
  })
})

describe('what must never be misread', () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))

  it('phones, invoices, plates, prices and times hold no size', () => {
    const phone = fc
      .tuple(digits(2), digits(3), digits(4))
      .chain(([a, b, c]) =>
        pick([`0${a} ${b} ${c}`, `+27 ${a} ${b} ${c}`, `0${a}${b}${c}`, `0${a}-${b}-${c}`, `+27${a}${b}${c}`]),
      )
    const invoice = digits(7).chain((number) =>
      pick([`Inv ${number}`, `invoice no ${number}`, `ref: ${number}`, `faktuur ${number}`, `order #${number}`]),
    )
    const plate = fc
      .tuple(digits(3), digits(3), digits(2))
      .chain(([a, b, c]) => pick([`CA ${a}-${b}`, `ND ${a} ${b}`, `BX ${c} GP`, `CY${a}${b}`, `HJ ${c} DB GP`]))
    const price = fc
      .integer({ min: 50, max: 99_999 })
      .chain((rand) =>
        pick([`R${rand}`, `R${rand}.99`, `R ${String(rand).replace(/(\d)(?=(\d{3})+$)/g, '$1 ')}`, `${rand} rand`]),
      )
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .chain(([h, m]) => pick([`${h}h${String(m).padStart(2, '0')}`, `${h}:${String(m).padStart(2, '0')}`]))
    fc.assert(
      fc.property(fc.oneof(phone, invoice, plate, price, time), (text) => {
        expect(heard(text).slots).not.toHaveProperty('size')
      }),
      { numRuns: 500 },
    )
  })

  it('a size that no tyre has is asked about, not guessed', () => {
    for (const text of ['205/55R61', '203/55R16 please', '4 x 195/63R15', '120/70ZR17']) {
      const understood = understand(text, { now })
      expect(understood.slots.size).toBeUndefined()
      expect(understood.impossibleSize).toBe(true)
      expect(understood.intent).toBe('search_size')
    }
  })

  it('4 and 2 that stand for words are no counts', () => {
    for (const text of ['tyres 4 my polo', 'tyres 4 me pls', 'want 2 book tyres'])
      expect(heard(text).slots).not.toHaveProperty('quantity')
  })
})

describe('any text at all', () => {
  it('is answered, in the same way each time, with slots that hold', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
        const once = understand(text, { now })
        expect(understand(text, { now })).toEqual(once)
        expect(once.text).toBe(text)
        if (once.slots.date) expect(once.slots.date).toMatch(/^\d{4}-\d\d-\d\d$/)
        if (once.slots.time) expect(once.slots.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
        if (once.slots.quantity) expect(once.slots.quantity).toBeLessThanOrEqual(20)
      }),
    )
  })

  it('up to 10,000 characters is read to its end', () => {
    for (const piece of [
      '205/55R16 ',
      '1 ',
      'R1 000 ',
      'a',
      'tomorrow 10h30 ',
      'zzqk ',
      'under ',
      '205 ',
      '0',
      '- ',
      'polo 2015 ',
      'ask the shop if ',
    ]) {
      const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000)
      expect(understand(text, { now }).text).toHaveLength(10_000)
    }
  })

  it('explains which rule took which words, when asked', () => {
    const { took } = understand('4x 205/55R16 in Sandton', { now, why: true })
    expect(took?.map(({ rule, words }) => `${rule}: ${words}`)).toEqual(
      expect.arrayContaining(['size: 205/55R16', 'place: Sandton']),
    )
    expect(understand('hi', { now }).took).toBeUndefined()
  })
})
