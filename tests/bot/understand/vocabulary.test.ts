import { describe, expect, it } from 'vitest'
import { understand, withVocabulary } from '#bot/understand/understand.ts'
import { now } from './messages.ts'

describe('what the running bot adds', () => {
  const vocabulary = withVocabulary({
    shops: ['Ndlovu Tyres', 'Karoo Wheel Centre Graaff-Reinet'],
    places: [{ name: 'Skukuza', aliases: ['skukuza camp'] }],
    vehicles: [{ make: 'Zeekr', model: 'Mirova', aliases: ['mirovva x'] }],
    brands: [{ name: 'Kapsen' }],
  })

  it('is understood like the committed words, with small typing errors', () => {
    expect(understand('tell ndlovu tyres im late', { now, vocabulary })).toMatchObject({
      intent: 'message_shop',
      slots: { shop: 'Ndlovu Tyres', message: 'im late' },
    })
    expect(understand('205/55r16 in skukuza', { now, vocabulary }).slots.place).toBe('Skukuza')
    expect(understand('205/55r16 kapsens', { now, vocabulary }).slots.brand).toBe('Kapsen')
    expect(understand('tyres for my mirova 2025', { now, vocabulary }).slots.vehicle).toEqual({
      make: 'Zeekr',
      model: 'Mirova',
      year: 2025,
    })
  })

  it('leaves the committed vocabulary as it was', () => {
    expect(understand('205/55r16 kapsens', { now }).slots.brand).toBeUndefined()
  })

  it('notices the language of the message', () => {
    expect(understand('ek soek goedkoop bande in Parow', { now }).language).toBe('af')
    expect(understand('i need cheap tyres in Parow', { now }).language).toBe('en')
    expect(understand('ngidinga amathayi ashibhile', { now }).language).toBe('zu')
  })
})
