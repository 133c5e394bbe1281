import { expect, test } from 'vitest'
import { meaningsIn } from '#bot/understand/said/meanings.ts'
import { dangersIn } from '#bot/understand/said/roadside/dangers.ts'

const dangers = (text: string) => dangersIn({ means: meaningsIn(text) })

test.each([
  ['help my bakkie caught fire', ['fire']],
  ['FIRE!!', ['fire']],
  ['there is smoke coming from the engine', ['fire']],
  ['die kar is aan die brand', ['fire']],
  ['kunomlilo, imoto iyasha', ['fire']],
  ['koloi ya me e a tjha', ['fire']],
  ['we have been highjacked', ['attacked']],
  ['guys are hi-jacking us now', ['attacked']],
  ['ons is beroof langs die N2', ['attacked']],
  ['bandiphangile endleleni', ['attacked']],
  ['im stuck in the fast lane of the M1, flat tyre', ['inTraffic']],
  ['wheel burst in the middle of the N3', ['inTraffic']],
  ['i cant get it off the road', ['inTraffic']],
  ['ek staan in die middel van die pad', ['inTraffic']],
  ['my wife is injured', ['hurt']],
  ['there are injuries', ['hurt']],
  ['my kind het seergekry', ['hurt']],
  ['umngani wami ulimele', ['hurt']],
  ['we had an accident', ['hurt']],
  ['accident, the car is on fire and somebody is bleeding', ['fire', 'hurt']],
])('%s', (text, kinds) => expect(dangers(text)).toEqual(kinds))

test.each([
  'firestone 205/55R16',
  'your prices are on fire',
  'these specials are on fire bru',
  'which brand is best',
  'in the emergency lane of the N1 with a flat tyre',
  'flat tyre, nobody is hurt',
  'no injuries, just a puncture',
  'is it dangerous to drive on it',
  'ho kotsi ho khanna ka eona?',
  'turn left at the second lane',
  'we are on the right side of the road',
])('%s is no danger', (text) => expect(dangers(text)).toEqual([]))
