import { afterAll, expect, test } from 'vitest'
import { chosenLanguage } from '#bot/understand/said/only-settings.ts'
import type { Slots } from '#bot/understand/types.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { phoneIn } from '../conversation/phone.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)

/** What the words seem to state; each would change a setting if they were about that. */
const stated: readonly Slots[] = [
  { quiet: 'night' },
  { quiet: 'none' },
  { quietFrom: '20:00' },
  { timeFrom: '09:00', timeTo: '17:00' },
  { channel: 'whatsapp' },
  { updates: { on: [], off: ['bookings'] } },
]

test.each(stated)('%j changes no setting by a wish that is not sure, and does by one that is', async (slots) => {
  const { id } = await makeContact(ctx)
  await ctx.db.transaction().execute(async (db) => {
    const phone = phoneIn({ ...ctx, db, nudges: [] }, id)
    const words = 'so they said to me over there'
    const unsure = await phone.tries(words, { intent: 'preferences', sure: false, slots })
    expect(unsure.written).toEqual([])
    expect(unsure.said).toContain('Your settings')
    const sure = await phone.tries(words, { intent: 'preferences', sure: true, slots })
    expect(sure.said).toContain('Done')
  })
})

test('a language is chosen by a sure wish about just that, whatever is named', () => {
  const named = (intent: 'preferences' | 'search_size', sure: boolean, probability: number) =>
    chosenLanguage({
      slots: { language: 'af' },
      wishes: [{ intent, probability, sure, slots: { language: 'af' }, words: 'afrikaans' }],
    })
  expect(named('preferences', true, 0.9)).toBe('af')
  expect([named('preferences', false, 0.9), named('preferences', true, 0.4)]).toEqual([undefined, undefined])
  expect(named('search_size', true, 0.9)).toBeUndefined()
})
