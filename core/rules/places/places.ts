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
export const placeKey = (text: string): string =>
  plainText(text)
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9()]+/g, ' ')
    .trim()

/** What admins have changed: places of their own or at another position, and names that stand for other places or none. */
export type PlaceChanges = {
  places: readonly Pick<Place, 'name' | 'province' | 'lat' | 'lng'>[]
  aliases: readonly { words: string; place: string }[]
  /** Other names that stand for no place any more. */
  without: readonly string[]
}

type Known = { places: readonly Place[]; byKey: ReadonlyMap<string, Place>; settlements: readonly Place[] }

function indexOf(all: readonly Place[]): Known {
  const byKey = new Map<string, Place>()
  for (const place of all) byKey.set(placeKey(place.name), place)
  for (const place of all)
    for (const alias of place.aliases) {
      const key = placeKey(alias)
      if (!byKey.has(key)) byKey.set(key, place)
    }
  return { places: all, byKey, settlements: all.filter(({ kind }) => kind === 'place') }
}

const usualNames: ReadonlySet<string> = new Set(places.map(({ name }) => placeKey(name)))

/** The places as they are with these changes laid over those that everybody starts with. */
export function withChanges(changes: PlaceChanges): Known {
  const without = new Set([...changes.without, ...changes.aliases.map(({ words }) => words)].map(placeKey))
  const moved = new Map(changes.places.map((place) => [placeKey(place.name), place]))
  const added = Map.groupBy(changes.aliases, ({ place }) => placeKey(place))
  const own = changes.places
    .filter(({ name }) => !usualNames.has(placeKey(name)))
    .map((place): Place => ({ ...place, aliases: [], kind: 'place', isCommonWord: false }))
  const all = [...places, ...own].map((place) => {
    const key = placeKey(place.name)
    const position = moved.get(key)
    const aliases = place.aliases.filter((alias) => !without.has(placeKey(alias)))
    return {
      ...place,
      ...(position && { province: position.province, lat: position.lat, lng: position.lng }),
      aliases: [...aliases, ...(added.get(key) ?? []).map(({ words }) => words)],
    }
  })
  return indexOf(all)
}

const usual = indexOf(places)
/** Of this process; each reads what admins have changed when it starts, and when they change it again. */
let known = usual

/** From now on places are found with these changes. */
export function applyPlaceChanges(changes: PlaceChanges): void {
  const none = changes.places.length + changes.aliases.length + changes.without.length === 0
  known = none ? usual : withChanges(changes)
}

/** Every place with its other names, as they are now. */
export const knownPlaces = (): readonly Place[] => known.places

/** The place with exactly this name, other name or known postal code, however it is spaced and accented. */
export function findPlace(text: string): Place | undefined {
  const key = placeKey(text)
  return known.byKey.get(key) ?? (/^\d{4}$/.test(key) ? placeOfPostalCode(key) : undefined)
}

type Spot = { lat: number; lng: number }

/** The nearest town or suburb; undefined if none lies within the given kilometres. */
export const nearestPlace = (point: Spot, withinKm = 60): Place | undefined =>
  nearest(known.settlements, point, withinKm)

/** The nearest of the bigger towns, whose names people use for where they are. */
export const nearestTown = (point: Spot, withinKm = 100): Place | undefined =>
  nearest(
    known.settlements.filter(({ population }) => population !== undefined),
    point,
    withinKm,
  )

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
  return name === undefined ? undefined : known.byKey.get(placeKey(name))
}
