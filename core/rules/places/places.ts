import { plainText } from '../people/plain-text.ts'
import { distanceKm } from './geo.ts'
import { placeLines } from './places-data.ts'
import { postalCodeLines } from './postal-codes-data.ts'

export const provinces = {
  GP: 'Gauteng',
  WC: 'Western Cape',
  KZN: 'KwaZulu-Natal',
  EC: 'Eastern Cape',
  FS: 'Free State',
  NW: 'North West',
  LP: 'Limpopo',
  MP: 'Mpumalanga',
  NC: 'Northern Cape',
} as const

export type Province = (typeof provinces)[keyof typeof provinces]

export interface Place {
  /** Unique; where two places share a name, the smaller carries its province: 'Middelburg (Eastern Cape)'. */
  name: string
  province: Province
  lat: number
  lng: number
  /** Thousands of people, known for the bigger towns only. */
  population?: number
  /** Other names people use, in plain lower case. */
  aliases: readonly string[]
  kind: 'place' | 'province' | 'region'
  /** The name is an ordinary word or a first name as well (George, Springs). */
  isCommonWord: boolean
}

function placeOf(line: string, province: Province): Place {
  const [name = '', lat, lng, population, aliases, kind] = line.split('|')
  const isCommonWord = name.endsWith('~')
  return {
    name: name.replace('~', ''),
    province,
    lat: Number(lat),
    lng: Number(lng),
    ...(population && { population: Number(population) }),
    aliases: aliases ? aliases.split(',') : [],
    kind: kind === 'province' || kind === 'region' ? kind : 'place',
    isCommonWord,
  }
}

const codes: readonly (keyof typeof provinces)[] = ['GP', 'WC', 'KZN', 'EC', 'FS', 'NW', 'LP', 'MP', 'NC']

/** Towns, suburbs, townships, malls and provinces of South Africa. */
export const places: readonly Place[] = codes.flatMap((code) =>
  placeLines[code]
    .trim()
    .split('\n')
    .map((line) => placeOf(line, provinces[code])),
)

/** 'Cape-Town', 'cape  town' and 'CAPE TOWN' are one key. */
const keyOf = (text: string): string =>
  plainText(text)
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9()]+/g, ' ')
    .trim()

const byKey = new Map<string, Place>()
for (const place of places) byKey.set(keyOf(place.name), place)
for (const place of places) {
  for (const alias of place.aliases) if (!byKey.has(keyOf(alias))) byKey.set(keyOf(alias), place)
}

/** The place with exactly this name, other name or known postal code, however it is spaced and accented. */
export function findPlace(text: string): Place | undefined {
  const key = keyOf(text)
  return byKey.get(key) ?? (/^\d{4}$/.test(key) ? placeOfPostalCode(key) : undefined)
}

type Spot = { lat: number; lng: number }
const settlements = places.filter(({ kind }) => kind === 'place')
const towns = settlements.filter(({ population }) => population !== undefined)

/** The nearest town or suburb; undefined if none lies within the given kilometres. */
export const nearestPlace = (point: Spot, withinKm = 60): Place | undefined => nearest(settlements, point, withinKm)

/** The nearest of the bigger towns, whose names people use for where they are. */
export const nearestTown = (point: Spot, withinKm = 100): Place | undefined => nearest(towns, point, withinKm)

function nearest(among: readonly Place[], point: Spot, withinKm: number): Place | undefined {
  let nearest: Place | undefined
  let shortest = withinKm
  for (const place of among) {
    const away = distanceKm(point, place)
    if (away < shortest) {
      nearest = place
      shortest = away
    }
  }
  return nearest
}

const nameByCode = new Map(
  postalCodeLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', codesOfPlace = ''] = line.split(': ')
      return codesOfPlace.split(' ').map((code): [string, string] => [code, name])
    }),
)

/** The place of a four-figure street code; undefined if the table does not know it. */
export function placeOfPostalCode(code: string): Place | undefined {
  const name = nameByCode.get(code)
  return name === undefined ? undefined : byKey.get(keyOf(name))
}
