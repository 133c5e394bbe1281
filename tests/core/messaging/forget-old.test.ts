import { expect, test } from 'vitest'
import { forgetOld } from '#core/messaging/forget-old.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ctx, newNumber, write } from '../../api/auth/site.ts'

test('the words of messages go after a year, and not before', async () => {
  const number = newNumber()
  await write(number, 'hello Rumpelstiltskin')
  await drainWork(ctx)
  const bodies = async () =>
    JSON.stringify([
      await ctx.db.selectFrom('inbound_message').selectAll().execute(),
      await ctx.db.selectFrom('outbound_message').selectAll().execute(),
    ])
  ctx.clock.advance(364 * 24 * 3_600_000)
  await forgetOld(ctx)
  expect(await bodies()).toContain('Rumpelstiltskin')
  ctx.clock.advance(2 * 24 * 3_600_000)
  await forgetOld(ctx)
  expect(await bodies()).not.toContain('Rumpelstiltskin')
})
