import { expect, test } from 'vitest'
import { asksForRest } from '#bot/understand/said/asked/of-round.ts'

test('after the others is asked in few words, and with nothing else said', () => {
  for (const words of [
    'and the others?',
    'en die ander?',
    'what about the other shops',
    'whats about the rest',
    'anyone else?',
    'nabanye?',
    'ezinye izitolo?',
    'le ba bang?',
    'nothing from the others yet?',
    'ok, en van die ander winkels?',
  ])
    expect([words, asksForRest(words)]).toEqual([words, true])
  for (const words of [
    'shops',
    'the other one',
    'others in sandton',
    'and the price?',
    'what about tomorrow',
    'not the others',
  ])
    expect([words, asksForRest(words)]).toEqual([words, false])
})
