import { expect, test } from 'vitest'
import { cautionsOf, type OriginalPair } from '#core/rules/tyres/cautions.ts'

const original = (code: string, usualLoadIndex: number, usualSpeedKmh: number) => ({
  code,
  usualLoadIndex,
  usualSpeedKmh,
})
const square = (code: string, load: number, kmh: number): OriginalPair => ({
  front: original(code, load, kmh),
  rear: null,
})
const hilux = { name: 'Toyota Hilux 2018', originals: [square('265/65R17', 112, 180), square('225/70R17C', 108, 180)] }
const bmw = {
  name: 'BMW 3 Series 2015',
  originals: [{ front: original('225/45R18', 91, 300), rear: original('255/40R18', 95, 300) }],
}

test('a size that the vehicle never had carries less than its weakest original', () => {
  const found = cautionsOf({ vehicle: hilux, tyre: { size: '195/65R15', loadIndex: 91, speedRating: 'H' } })
  expect(found).toEqual([
    {
      code: 'not_original',
      vehicle: 'Toyota Hilux 2018',
      size: '195/65R15',
      originals: ['265/65R17', '225/70R17C'],
    },
    { code: 'carries_less', size: '195/65R15', loadIndex: 91, needed: 108, by: 'vehicle' },
  ])
})

test('an original size is measured by its own usual load and speed', () => {
  expect(cautionsOf({ vehicle: hilux, tyre: { size: '225/70R17C', loadIndex: 108, speedRating: 'S' } })).toEqual([])
  expect(cautionsOf({ vehicle: hilux, tyre: { size: '265/65R17', loadIndex: 110, speedRating: 'R' } })).toEqual([
    { code: 'carries_less', size: '265/65R17', loadIndex: 110, needed: 112, by: 'vehicle' },
    { code: 'rated_slower', size: '265/65R17', kmh: 170, neededKmh: 180, by: 'vehicle' },
  ])
})

test('below what was asked for, with no vehicle named', () => {
  const asked = { loadIndex: 91, speedKmh: 240 }
  expect(cautionsOf({ asked, tyre: { size: '205/55R16', loadIndex: 88, speedRating: 'T' } })).toEqual([
    { code: 'carries_less', size: '205/55R16', loadIndex: 88, needed: 91, by: 'asked' },
    { code: 'rated_slower', size: '205/55R16', kmh: 190, neededKmh: 240, by: 'asked' },
  ])
  expect(cautionsOf({ asked, tyre: { size: '205/55R16', loadIndex: null, speedRating: null } })).toEqual([])
})

test('one size for a vehicle that wants two', () => {
  expect(cautionsOf({ vehicle: bmw, tyre: { size: '225/45R18', loadIndex: 91, speedRating: 'Y' } })).toEqual([
    { code: 'other_axle', vehicle: 'BMW 3 Series 2015', axle: 'rear', size: '255/40R18' },
  ])
  expect(cautionsOf({ vehicle: bmw, tyre: { size: '255/40R18', loadIndex: 95, speedRating: 'Y' } })).toEqual([
    { code: 'other_axle', vehicle: 'BMW 3 Series 2015', axle: 'front', size: '225/45R18' },
  ])
})

test('front and rear: the original pair, the pair turned round, and two that roll differently', () => {
  const front = { size: '225/45R18', loadIndex: 91, speedRating: 'Y' }
  const rear = { size: '255/40R18', loadIndex: 95, speedRating: 'Y' }
  expect(cautionsOf({ vehicle: bmw, tyre: front, rear })).toEqual([])
  expect(cautionsOf({ vehicle: bmw, tyre: rear, rear: front })[0]).toMatchObject({
    code: 'not_original',
    size: '255/40R18 + 225/45R18',
  })
  expect(cautionsOf({ tyre: front, rear: { ...rear, size: '255/55R18' } })).toEqual([
    { code: 'axles_differ', percent: 11.8 },
  ])
})

test('a vehicle whose sizes nobody knows is not judged', () => {
  const tyre = { size: '195/65R15', loadIndex: 91, speedRating: 'H' }
  expect(cautionsOf({ vehicle: { name: 'Lada Niva', originals: [] }, tyre })).toEqual([])
})
