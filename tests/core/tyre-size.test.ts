import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findTyreSizes,
  formatTyreSize,
  isPlausibleSize,
  parseTyreSize,
  sizeCode,
  type TyreSize,
} from '#core/rules/tyres/tyre-size.ts'
import { findWordMarks } from '#core/rules/tyres/tyre-size-marks.ts'

const metric: TyreSize[] = []
for (let width = 145; width <= 325; width += 10) {
  for (let aspect = 25; aspect <= 85; aspect += 5) {
    for (let rim = 12; rim <= 22; rim++) {
      const size: TyreSize = { format: 'metric', width, aspect, rim }
      if (isPlausibleSize(size)) metric.push(size)
    }
  }
}
const commercial: TyreSize[] = [155, 165, 175, 185, 195, 205, 215].flatMap((width) =>
  [12, 13, 14, 15, 16].map((rim): TyreSize => ({ format: 'metric', width, aspect: null, rim, commercial: true })),
)
const flotation: TyreSize[] = [30, 31, 32, 33, 35, 37].flatMap((overallDiameterIn) =>
  [9.5, 10.5, 11.5, 12.5].map(
    (sectionWidthIn): TyreSize => ({ format: 'flotation', overallDiameterIn, sectionWidthIn, rim: 15 }),
  ),
)

/** W width, A aspect, R rim. */
const metricSpellings = [
  'W/ARR',
  'W/A R R',
  'W/A/R',
  'W A R',
  'W A rR',
  'W-A-R',
  'W.A.R',
  'W,A,R',
  'W\\A\\R',
  'WxAxR',
  'W*A*R',
  'W_A_R',
  'W:A:R',
  'W / A / R',
  'W/A r R',
  'W/A R-R',
  'W/A-R',
  'WARR',
  'W/ARRs',
  'W by A by R',
  'W over A R',
  'W/A rim R',
  'W/A R inch',
  'W/A R"',
  'R" W/A',
  'rR W/A',
  'W/AZRR',
  'PW/ARR',
  'W/AVRR',
  'W/A－R',
  'W／A／R',
  'W/ARR?',
  '(W/ARR)',
  'W/A/rR',
  'W A/R',
  'W/A R',
  '  W/ARR  ',
  'tyres W/ARR',
  'size W A R',
]
const write = (spelling: string, { width, aspect, rim }: { width: number; aspect: number; rim: number }): string =>
  spelling
    .replace('W', String(width))
    .replace('A', String(aspect))
    .replace(/R(?=R)/, 'r')
    .replace('R', String(rim))

describe('every size in every spelling', () => {
  it('metric', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...metric),
        fc.constantFrom(...metricSpellings),
        fc.boolean(),
        (size, spelling, upper) => {
          if (size.format !== 'metric' || size.aspect === null) return
          const written = write(spelling, { width: size.width, aspect: size.aspect, rim: size.rim })
          const parsed = parseTyreSize(upper ? written.toUpperCase() : written)
          expect(parsed?.kind === 'single' && sizeCode(parsed.size)).toBe(sizeCode(size))
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('commercial without an aspect ratio', () => {
    for (const size of commercial.filter(isPlausibleSize)) {
      if (size.format !== 'metric') continue
      for (const spelling of ['WRrC', 'W R r C', 'W/RrC', 'WrrC', 'W Rr C', 'W-rC', 'WRrC 8ply', 'Wr r c']) {
        const parsed = parseTyreSize(spelling.replace('W', String(size.width)).replace(/r(?=[^r]*$)/, String(size.rim)))
        expect(parsed?.kind === 'single' && formatTyreSize(parsed.size), spelling).toBe(formatTyreSize(size))
      }
    }
  })

  it('flotation', () => {
    for (const size of flotation) {
      if (size.format !== 'flotation') continue
      const { overallDiameterIn: overall, sectionWidthIn: section, rim } = size
      const spellings = [
        `${overall}x${section}R${rim}`,
        `${overall} x ${section}0 R${rim}`,
        `${overall}/${section}/${rim}`,
        `${overall}x${section}x${rim}`,
        `${overall}x${section}-${rim}`,
        `${overall} ${section} ${rim}`,
        `${overall}x${section * 100}r${rim}`,
        `${overall}X${String(section).replace('.', ',')}R${rim}LT`,
        `${overall} by ${section} by ${rim}`,
      ]
      for (const spelling of spellings) {
        const parsed = parseTyreSize(spelling)
        expect(parsed?.kind === 'single' && sizeCode(parsed.size), spelling).toBe(sizeCode(size))
      }
    }
  })

  it('comes back from the way we write it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...metric, ...commercial.filter(isPlausibleSize), ...flotation), (size) => {
        const parsed = parseTyreSize(formatTyreSize(size))
        expect(parsed).toEqual({ kind: 'single', size, marks: {} })
      }),
    )
  })
})

describe('what stands beside a size', () => {
  it.each([
    ['205/55R16 91V', { loadIndex: 91, speed: 'V' }],
    ['205R16C 110/108R', { loadIndex: 110, loadIndexDual: 108, speed: 'R' }],
    ['225/45R17 (91Y) XL', { loadIndex: 91, speed: 'Y', extraLoad: true }],
    ['225/45R17 91W RFT', { loadIndex: 91, speed: 'W', runFlat: true }],
    ['225/45R17 SSR', { runFlat: true }],
    ['245/40ZRF19', { runFlat: true }],
    ['205/55RF16', { extraLoad: true }],
    ['265/65R17 112T A/T', { loadIndex: 112, speed: 'T', terrain: 'AT' }],
    ['265 65 17 mud terrain', { terrain: 'MT' }],
    ['195R15C 8PR', { ply: 8 }],
  ])('%s', (text, marks) => {
    expect(parseTyreSize(text)?.marks).toEqual(marks)
  })

  it.each(['not run-flat', 'sonder runflat', 'no mud terrain', 'without xl'])('%s is not wanted', (words) => {
    expect(findWordMarks(words, words)).toEqual([])
  })

  it.each([
    ['225/40R18 front 255/35R18 back'],
    ['front 225/40r18 rear 255/35r18'],
    ['rear 255/35R18, front 225/40R18'],
    ['225/40R18 voor, 255/35R18 agter'],
    ['225/40R18 + 255/35R18'],
  ])('front and rear: %s', (text) => {
    const parsed = parseTyreSize(text)
    expect(parsed?.kind === 'staggered' && [formatTyreSize(parsed.front), formatTyreSize(parsed.rear)]).toEqual([
      '225/40R18',
      '255/35R18',
    ])
  })
})

describe('what is not a size', () => {
  it.each([
    '205/55R61',
    '203/55R16',
    '205/57R16',
    '120/70ZR17',
    '11R22.5',
    '315/80R22.5',
    '3.00-18',
    '10h30',
    'DOT 2319',
    'Inv 2055517',
    '+27 82 205 5516',
    '082 205 5516',
    '(082) 205-5516',
    'R205 516',
    'R2 055.16',
    '2026/11/18',
    '25/12/2026',
    'CA 205-551',
    '1205/55/16',
    '205/55',
    '55R16',
    '205.55.16.1',
    '8001015009087',
    'R195, R65, R15',
    'ref 205 55 16 4',
    '',
  ])('%s', (text) => {
    expect(parseTyreSize(text)).toBeNull()
    expect(findTyreSizes(text)).toEqual([])
  })

  it('a whole message is not a size, but one can be found in it', () => {
    const message = 'hi, can you call 082 205 5516 about 4 x 205/55R16 91V for R1 850 each at 10h30?'
    expect(parseTyreSize(message)).toBeNull()
    const [found, ...others] = findTyreSizes(message)
    expect(others).toEqual([])
    expect(found && message.slice(found.start, found.end)).toBe('205/55R16')
    expect(found?.marks).toEqual({ loadIndex: 91, speed: 'V' })
  })

  it('no text of any shape or length breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        for (const { start, end, size } of findTyreSizes(text)) {
          expect(end).toBeGreaterThan(start)
          expect(isPlausibleSize(size)).toBe(true)
        }
      }),
    )
    for (const piece of ['205', '205 ', '205/', 'r', '1 ', '205/55R16 ', '+2', 'inv ']) {
      expect(findTyreSizes(piece.repeat(10_000 / piece.length)).length).toBeLessThanOrEqual(1000)
    }
  })
})
