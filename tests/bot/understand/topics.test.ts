import { describe, expect, test } from 'vitest'
import { chooseTopics } from '#bot/understand/topic-choice.ts'
import { topicsIn } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'

const asked = (intent: Intent, words: string): string[] =>
  chooseTopics(intent, topicsIn(words)).map(({ of, name }) => `${of}.${name}`)

/** Words as people wrote them, none of them copied from the vocabulary. */
const examples: readonly [Intent, string, string][] = [
  ['ask_offer', 'that amount, is it fitted & balanced already', 'offer.included'],
  ['ask_offer', 'eish is R1009 for one or the whole four', 'offer.count'],
  ['ask_offer', 'r they really on the shelf', 'offer.stock'],
  ['ask_offer', 'which of those is nearest my place', 'offer.closest'],
  ['ask_offer', 'hoe ver is dit om te ry', 'offer.distance'],
  ['ask_offer', 'wich year they manufctured', 'offer.made'],
  ['ask_offer', 'how come it is so cheap', 'offer.whyCheap'],
  ['ask_offer', 'what about the rears', 'offer.otherAxle'],
  ['ask_offer', 'le mali ngeyethaya elilodwa noma amane', 'offer.count'],
  ['ask_shop', 'do they take cards over there', 'shop.payment'],
  ['ask_shop', 'neem julle kontant', 'shop.payment'],
  ['ask_shop', 'bathatha i-card na', 'shop.payment'],
  ['ask_shop', 'can i pay it off over six months', 'shop.credit'],
  ['ask_shop', 'til wat time they open satday', 'shop.hours'],
  ['ask_shop', 'wanneer maak hulle toe', 'shop.hours'],
  ['ask_shop', 'ba kwala neng', 'shop.hours'],
  ['ask_shop', 'somewhere to park a trailer?', 'shop.parking'],
  ['ask_shop', 'got a loo there for my gogo? and seats', 'shop.waiting'],
  ['ask_shop', 'will they put on tyres i bought off takealot myself', 'shop.ownTyres'],
  ['ask_shop', 'do you deliver to Welkom', 'shop.deliver'],
  ['ask_shop', 'hoe lank sal dit vat', 'shop.duration'],
  ['ask_shop', 'gimme their numbr', 'shop.phone'],
  ['ask_shop', 'where exactly are these people', 'shop.address'],
  ['ask_tyres', 'i see it says 8ply, what is that', 'tyres.ply'],
  ['ask_tyres', 'r secondhand ones dangerous', 'tyres.second_hand'],
  ['ask_tyres', 'where must i look for the size', 'tyres.where_size'],
  ['ask_tyres', 'can a hole in the side be patched', 'tyres.puncture'],
  ['ask_tyres', 'my stuurwiel bewe by 100', 'tyres.vibration'],
  ['ask_tyres', 'when is a tyre too old', 'tyres.age'],
  ['ask_tyres', 'how many milimeters of tread is leagal', 'tyres.legal_tread'],
  ['ask_tyres', 'must all four be changed or only two', 'tyres.two_or_four'],
  ['ask_tyres', 'is nitrogen worth it', 'tyres.nitrogen'],
  ['my_bookings', 'did they reply yet', 'booking.answered'],
  ['my_bookings', 'hoe laat moet ek daar wees', 'booking.when'],
  ['my_bookings', 'what papers do i bring', 'booking.bring'],
]

describe('what a question is about', () => {
  test.each(examples)('%s: %s', (intent, words, topic) => {
    expect(asked(intent, words)[0]).toBe(topic)
  })

  test('two questions in one message are both heard', () => {
    expect(asked('ask_shop', 'do they take card and is there parking')).toEqual(['shop.payment', 'shop.parking'])
    expect(asked('ask_offer', 'is it in stock, and is balancing included')).toContain('offer.included')
  })

  test('a wish to see the bookings asks nothing in particular', () => {
    expect(asked('my_bookings', 'show me my bookings')).toEqual([])
  })
})
