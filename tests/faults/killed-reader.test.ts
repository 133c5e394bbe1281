import { afterAll, expect, test } from 'vitest'
import { startReader } from '#tests/bot/reader/stand-in.ts'
import { inboundForm } from '#tests/support/twilio.ts'
import { product } from './product.ts'

const reader = await startReader()
afterAll(() => reader.close())
const { ctx, start, kill, deliver, settled, got } = await product({ READER_URL: reader.url, READER_MODEL: 'words' })
const driver = '+27820000510'

test('a message whose second reader was being asked when the bot ended is answered after the restart, once', {
  timeout: 200_000,
}, async () => {
  reader.says = ['never']
  await start()
  await deliver(inboundForm(driver, 'yoh the black round things are finished'))
  await reader.askedTimes(1)
  await kill()
  const rows = () => ctx.db.selectFrom('inbound_message').select(['handled_at', 'held_until']).execute()
  expect(await rows()).toEqual([{ handled_at: null, held_until: expect.any(Date) }])
  await start()
  await settled()
  expect(got(driver)).toHaveLength(1)
  expect(got(driver)[0]).toContain('Sorry, I did not get that')
  expect(reader.asked).toHaveLength(1)
})
