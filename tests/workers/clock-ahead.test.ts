import { expect, test } from 'vitest'
import { reply } from '#core/messaging/outbound/send.ts'
import { stopForSetUp } from '#core/messaging/outbound/sender-stop.ts'
import { clocks } from '#workers/schedule.ts'
import { makeSenders } from '#workers/senders/senders.ts'
import { hours } from '../support/context.ts'
import { bodies, ctx, someone, text, twilio } from './sending-scene.ts'

const senders = makeSenders(ctx)
const twoDays = hours(48)
const late = <T>(work: () => Promise<T>): Promise<T> => {
  ctx.clock.advance(twoDays)
  return work().finally(() => ctx.clock.advance(-twoDays))
}
/** What the processes do within a quarter of a minute. */
const goOn = async (): Promise<void> => {
  await clocks.timesAhead.turn(ctx, senders)
  await senders.whatsapp.sweep()
}

test('a clock that was two days ahead and is put right holds nobody up', async () => {
  const chatty = await late(async () => {
    const bubbles = Array.from({ length: 60 }, (_, at) => text(`${at}`))
    const person = await someone({}, ...bubbles)
    await senders.whatsapp.sweep()
    return person
  })
  const before = bodies().length
  await reply(ctx, chatty.id, text('to the same person'))
  await someone({}, text('to another one'))
  await goOn()
  expect(bodies().slice(before).join('\n')).toMatch(/to the same person/)
  expect(bodies().slice(before).join('\n')).toMatch(/to another one/)
})

test('what stopped, waited or was on its way in that time goes on', async () => {
  const waiting = await late(async () => {
    twilio.mishaps.push({ status: 503, code: 20503 })
    const person = await someone({}, text('tried in vain'))
    await senders.whatsapp.sweep()
    await stopForSetUp(ctx, 'the set-up is broken')
    return person
  })
  await reply(ctx, waiting.id, text('since then'))
  await goOn()
  expect(bodies().join('\n')).toMatch(/tried in vain[\s\S]*since then/)
})

test('a pace that is used up in earnest is not given back', async () => {
  await someone({}, ...Array.from({ length: 40 }, (_, at) => text(`${at}`)))
  await senders.whatsapp.sweep()
  const { length } = bodies()
  await goOn()
  expect(bodies()).toHaveLength(length)
})
