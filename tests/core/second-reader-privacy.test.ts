import { afterAll, expect, test } from 'vitest'
import type { ReaderSettings } from '#core/config.ts'
import { legalText } from '#core/site/legal-texts.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

const settings = { key: 'secret-key', model: 'm', voiceModel: undefined, photoModel: undefined, dailyAsks: 1 }
const privacy = async (reader: ReaderSettings | undefined, name: 'privacy' | 'terms' = 'privacy') =>
  JSON.stringify((await legalText({ ...ctx, config: { ...ctx.config, reader } }, name, undefined)).blocks)

test('the privacy policy speaks of a second reader only while there is one', async () => {
  expect(await privacy(undefined)).not.toContain('language model')
  const hosted = await privacy({ ...settings, url: 'https://api.example/v1' })
  expect(hosted).toContain('asks a language model at api.example what is meant')
  expect(hosted).not.toMatch(/voice notes|photos|secret-key/)
  expect(await privacy({ ...settings, url: 'https://api.example/v1' }, 'terms')).not.toContain('language model')
})

test('it names the files that the second reader gets, and says if it is our own', async () => {
  const own = { ...settings, url: 'http://127.0.0.1:11434/v1' }
  expect(await privacy({ ...own, voiceModel: 'ears' })).toContain('on our own machines')
  expect(await privacy({ ...own, voiceModel: 'ears' })).toContain('It also reads voice notes that you send')
  expect(await privacy({ ...own, voiceModel: 'ears', photoModel: 'eyes' })).toContain(
    'voice notes and photos that you send to Spoor and not to a shop',
  )
})
