import { expect, test } from 'vitest'
import { daysApart } from '#bot/understand/said/asked/days-apart.ts'

const now = new Date('2026-11-18T09:00:00+02:00')

test('so many on one day and so many on another', () => {
  for (const words of [
    '4 today 4 tomorrow',
    '4 tyres today and 4 tomorrow',
    '2 vandag en 2 môre',
    '4 namhlanje 4 kusasa',
    'i need 4 on friday and two on saturday',
    '4x today, 4x fri',
  ])
    expect([words, daysApart(words, now)?.length]).toEqual([words, 2])
  for (const words of [
    '4 today or 4 tomorrow',
    'at 4 today and 4 tomorrow',
    '4pm today 4pm tomorrow',
    'book 4 today',
    '25 nov 4 tomorrow',
    'move 4 today to 4 tomorrow',
    '4 today 4 today',
    'today 4 tomorrow 5',
  ])
    expect([words, daysApart(words, now)]).toEqual([words, undefined])
})
