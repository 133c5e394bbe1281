import { describe, expect, test } from 'vitest'
import { readingOf } from '#bot/understand/begin-reading.ts'
import { readUpdates, readWhy } from '#bot/understand/parts/updates.ts'
import { committedVocabulary } from '#bot/understand/vocabulary/tables.ts'

const reading = (text: string) => readingOf(text, committedVocabulary, { now: new Date('2026-11-18T07:00:00Z') })

describe('which of our messages are wanted', () => {
  test.each([
    ['stop sending me deals but keep bookings', ['bookings'], ['deals']],
    ['just the booking messages from now on, none of the promos', ['bookings'], ['marketing', 'deals']],
    ['geen advertensies nie', [], ['marketing', 'deals']],
    ['no more specials', [], ['deals']],
    ['ek wil nie spesiale aanbiedings kry nie', [], ['deals']],
    ['sit aanbiedings af en besprekings aan', ['bookings'], ['deals']],
    ['I am sick of your adverts but i still need my booking updates', ['bookings'], ['marketing', 'deals']],
    ['no messages from shops', [], ['messages']],
    ['quotes and shop messages on', ['quotes', 'messages'], []],
    ['turn off the newsletter and the emails', [], ['marketing', 'email']],
    ['dont stop my bookings', ['bookings'], []],
    ['quit the promos, i only want my appointments', ['bookings'], ['marketing', 'deals']],
    ['no messages except bookings', ['bookings'], []],
    ['no stock questions', [], ['stock']],
    ['stop asking me about the stock every week', [], ['stock']],
    ['stock reminders off but keep bookings', ['bookings'], ['stock']],
    ['weekly stock question on', ['stock'], []],
    ['geen voorraadvrae meer nie', [], ['stock']],
    ['moenie my oor voorraad vra nie', [], ['stock']],
  ])('%s', (text, on, off) => {
    expect(readUpdates(reading(text), true)).toMatchObject({ on, off })
  })

  test.each([['just bookings'], ['net my besprekings asb'], ['only send me booking updates']])(
    '%s: only these',
    (text) => {
      expect(readUpdates(reading(text), true)).toEqual({ on: ['bookings'], off: [], only: true })
    },
  )

  test.each(['stop the booking', 'cancel my booking', 'stop', 'no messages', 'stop bookings', 'quit'])(
    '%s is about no kind of message',
    (text) => {
      expect(readUpdates(reading(text), true)).toBeUndefined()
    },
  )

  test.each([
    'send me deals',
    'any deals?',
    'no deals?',
    'i have no bookings',
    'deals in Sandton',
    'not a deal for 205/55R16',
    'no stock',
    'stop, no more stock of those',
    'geen voorraad nie',
  ])('%s is a wish of another kind', (text) => {
    expect(readUpdates(reading(text), false)).toBeUndefined()
  })

  test('why we wrote, or did not', () => {
    expect(readWhy(reading('why did I get this?'))).toEqual({ not: false })
    expect(readWhy(reading('so why do I not get deal alerts'))).toEqual({ not: true, about: 'deals' })
    expect(readWhy(reading('hoekom het ek niks gekry nie'))).toEqual({ not: true })
    expect(readWhy(reading('why is this tyre so cheap'))).toBeUndefined()
  })
})
