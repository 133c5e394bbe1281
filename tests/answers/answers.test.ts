import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/postgres.ts'
import { readAnswers } from './answer-file.ts'
import { playAnswer } from './play-answer.ts'
import { readScreens } from './screens.ts'
import { makeStates } from './states.ts'

const { url, pool } = await testDatabase()
const product = { states: await makeStates(url, pool), pool }
const screens = readScreens()

const played = async (line: string) => {
  const [only] = readAnswers(line, screens)
  if (!only) throw new Error(`no answer in ${line}`)
  return playAnswer(product, only.screen, only.answer, only.more)
}

test('An answer is played where its question stands, and what it leads to is shown on each phone', async () => {
  const second = await played('44-which-kim\tthe second one\tsaid by a fitter')
  expect(second.asked).toContain('2. ')
  expect(second.more).toEqual(['said by a fitter'])
  expect(second.phones.driver4?.join()).toContain('Confirmed: Randburg Tyres')
  expect(second.phones.driver2).toBeUndefined()
  expect(second.changes.join('\n')).toMatch(/booking Kim van Wyk at Randburg Tyres: .*status pending → confirmed/)
})

test('The next answer finds the state as it was before the last one', async () => {
  const sold = await played('67-change-stock\t[Change it]')
  expect(sold.changes.join()).toContain('quantity 12 → 8')
  const again = await played('67-change-stock\tno')
  expect(again.asked).toBe(sold.asked)
  expect(again.changes.join()).not.toContain('quantity')
  expect(again.stood).toBe('shop-desk/stockSure')
  expect(again.stands).toBe('none')
})

test('A button that is not there is said, and a screen that is not there as well', async () => {
  expect((await played('67-change-stock\t[Accept]')).failure).toContain('nothing of that title')
  expect(() => readAnswers('no-such-screen\tyes', screens)).toThrow('line 1: there is no screen no-such-screen')
})
