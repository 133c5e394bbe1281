import { describe, expect, it } from 'vitest'
import { distanceKm } from '#core/rules/places/geo.ts'
import { findPlace, nearestPlace, places } from '#core/rules/places/places.ts'

describe('places', () => {
  it('lie in South Africa and have names of their own', () => {
    expect(new Set(places.map(({ name }) => name.toLowerCase())).size).toBe(places.length)
    for (const { name, lat, lng } of places) {
      expect(lat > -35 && lat < -22 && lng > 16 && lng < 33.1, name).toBe(true)
    }
  })

  it.each([
    ['PE', 'Gqeberha'],
    ['port elizabeth', 'Gqeberha'],
    ['Nelspruit', 'Mbombela'],
    ['Witbank', 'eMalahleni'],
    ['Pietersburg', 'Polokwane'],
    ['PTA', 'Pretoria'],
    ['JHB', 'Johannesburg'],
    ['Jozi', 'Johannesburg'],
    ['Kaapstad', 'Cape Town'],
    ['CPT', 'Cape Town'],
    ['DBN', 'Durban'],
    ['eThekwini', 'Durban'],
    ['PMB', 'Pietermaritzburg'],
    ['Bloem', 'Bloemfontein'],
    ['EL', 'East London'],
    ['kwa-mashu', 'KwaMashu'],
    ['Graaff Reinet', 'Graaff-Reinet'],
    ['0157', 'Centurion'],
    ['KZN', 'KwaZulu-Natal'],
    ['sandton  city', 'Sandton City'],
  ])('%s is %s', (written, name) => {
    expect(findPlace(written)?.name).toBe(name)
  })

  it('gives the better known of two places with one name', () => {
    expect(findPlace('Rosebank')?.province).toBe('Gauteng')
    expect(findPlace('Rosebank (Cape Town)')?.province).toBe('Western Cape')
    expect(findPlace('Chatsworth')?.province).toBe('KwaZulu-Natal')
    expect(findPlace('Middelburg')?.province).toBe('Mpumalanga')
    expect(findPlace('Atlantis City')).toBeUndefined()
  })

  it('knows what is near', () => {
    const sandton = findPlace('Sandton')
    const durban = findPlace('Durban')
    if (!sandton || !durban) throw new Error('missing')
    expect(distanceKm(sandton, durban)).toBeGreaterThan(480)
    expect(distanceKm(sandton, durban)).toBeLessThan(510)
    expect(nearestPlace({ lat: -29.086, lng: 26.16 })?.province).toBe('Free State')
    expect(nearestPlace({ lat: 51.5, lng: 0 })).toBeUndefined()
  })
})
