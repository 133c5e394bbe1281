import { expect, test } from 'vitest'
import { hoursChanges } from '#bot/understand/said/front-desk/hours-changes.ts'

/** Wednesday. */
const now = new Date('2026-11-18T07:00:00Z')

const changes = (words: string): string[] =>
  hoursChanges(words, now).map(({ days, closed, opens = '', closes = '', everyWeek, inexact }) =>
    inexact ? 'inexact' : `${days.join(' ')} ${closed ? 'closed' : `${opens}-${closes}`}${everyWeek ? ' weekly' : ''}`,
  )

test.each([
  ['tomorrow until 1, and closed on 9 december', ['2026-11-19 -13:00', '2026-12-09 closed']],
  ['saturday we close at 12 and on 24 december we are closed', ['2026-11-21 -12:00', '2026-12-24 closed']],
  ['ons sluit saterdag om 12 en is toe op 24 desember', ['2026-11-21 -12:00', '2026-12-24 closed']],
  ['28 nov sluit ons om 13:00 en 24 des is ons toe', ['2026-11-28 -13:00', '2026-12-24 closed']],
  ['siyavala ngoLwesihlanu ngo-2, sivaliwe ngo-24 December', ['2026-11-20 -14:00', '2026-12-24 closed']],
  ['closed on friday, open 9 to 12 on saturday', ['2026-11-20 closed', '2026-11-21 09:00-12:00']],
  ['closed friday, saturday until 12 and monday closed', ['2026-11-20 2026-11-23 closed', '2026-11-21 -12:00']],
  ['saturdays 8 to 1, sundays closed', ['2026-11-21 08:00-13:00 weekly', '2026-11-22 closed weekly']],
  ['closed thursday and friday', ['2026-11-19 2026-11-20 closed']],
  ['re tswetse ka Labohlano le ka 24 December', ['2026-11-20 2026-12-24 closed']],
  ['mondays to fridays 7 to 5', ['inexact']],
])('Days with hours of their own are changes of their own: %s', (words, meant) => {
  expect(changes(words)).toEqual(meant)
})

test.each([
  ['closed 24 to 26 december'],
  ['closed 24-26 december'],
  ['toe van 24 tot 26 desember'],
  ['closed between 24 and 26 december'],
  ['closed 24, 25 and 26 december'],
  ['sivaliwe ngo-24 december kuya ku-26 december'],
  ['re tswetse ka 24 december ho ya ho 26 december'],
])('Days are a range where a word between them says so, or each is named: %s', (words) => {
  expect(changes(words)).toEqual(['2026-12-24 2026-12-25 2026-12-26 closed'])
})

test('A weekday that comes before the other one is that of the week after', () => {
  expect(changes('monday to thursday 8 to 5')).toEqual(['2026-11-23 2026-11-24 2026-11-25 2026-11-26 08:00-17:00'])
})
