import express from 'express'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { handleNext, readerOf } from '#bot/answer.ts'
import { readState } from '#bot/engine/state.ts'
import { webhooks } from '#bot/webhook.ts'
import type { ReaderSettings } from '#core/config.ts'
import { makeTestContext, type TestContext, testConfig } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { inboundForm, postWebhook, serve, startTwilio, type TwilioStandIn } from '#tests/support/twilio.ts'
import { sampleVoice } from '#web/devtools/simulator/sample-voice.ts'
import { type ReaderStandIn, startReader } from './stand-in.ts'

/** A photo as a phone takes it, with the place in it. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#222' } })
    .withExif({ IFD3: { GPSLatitude: '26/1 6/1 25/1', GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer()
export const voiceNote = sampleVoice(3)

export type Phones = {
  ctx: TestContext
  twilio: TwilioStandIn
  reader: ReaderStandIn
  /** Writes as Twilio posts it, and returns what the phone shows once everything is answered. */
  write(phone: string, body: string, more?: Record<string, string>): Promise<string[]>
  tap(phone: string, id: string, title: string): Promise<string[]>
  /** Taps the button of the last answer with this title. */
  press(phone: string, title: string): Promise<string[]>
  /** Sends a file that Twilio keeps. */
  send(phone: string, bytes: Uint8Array, type: string, caption?: string): Promise<string[]>
  post(phone: string, body: string, more?: Record<string, string>): Promise<void>
  answered(): Promise<void>
  got(phone: string): string[]
  /** The buttons of the last answer. */
  optionsOf(phone: string): Promise<{ id: string; title: string }[]>
}

export const key = 'a-key-for-tests'

/** A bot with a stand-in for Twilio and one for the second reader; `more` changes its settings. */
export async function phones(databaseUrl: string, more: Partial<ReaderSettings> | null = {}): Promise<Phones> {
  const [twilio, reader] = [await startTwilio(), await startReader()]
  const settings = { url: reader.url, key, model: 'words', voiceModel: 'ears', photoModel: 'eyes', dailyAsks: 500 }
  const ctx = makeTestContext({
    databaseUrl,
    config: {
      twilio: { ...testConfig(databaseUrl).twilio, apiBaseUrl: twilio.origin },
      reader: more === null ? undefined : { ...settings, ...more },
    },
  })
  const { origin, close } = await serve(express().use(webhooks(ctx)))
  afterAll(async () => {
    await readerOf(ctx)?.settled()
    await close()
    await Promise.all([twilio.close(), reader.close()])
    await ctx.close()
  })
  const answered = async (): Promise<void> => {
    for (let again = true; again; ) {
      while (await handleNext(ctx));
      await readerOf(ctx)?.settled()
      again = await handleNext(ctx)
    }
    await drainWork(ctx)
  }
  const post = async (phone: string, body: string, more: Record<string, string> = {}): Promise<void> => {
    await postWebhook({ config: ctx.config, origin }, '/webhooks/twilio/inbound', inboundForm(phone, body, more))
  }
  const got = (phone: string) => twilio.messages.filter(({ to }) => to === `whatsapp:${phone}`).map(({ body }) => body)
  const write = async (phone: string, body: string, more?: Record<string, string>): Promise<string[]> => {
    const before = got(phone).length
    await post(phone, body, more)
    await answered()
    return got(phone).slice(before)
  }
  const optionsOf = async (phone: string) => {
    const { state } = await ctx.db
      .selectFrom('conversation')
      .innerJoin('contact', 'contact.id', 'conversation.contact_id')
      .select('state')
      .where('whatsapp_address', '=', phone)
      .executeTakeFirstOrThrow()
    return readState(state).options
  }
  const tap: Phones['tap'] = (phone, id, title) =>
    write(phone, title, { MessageType: 'button', ButtonPayload: id, ButtonText: title })
  let files = 0
  return {
    ctx,
    twilio,
    reader,
    post,
    answered,
    got,
    write,
    tap,
    optionsOf,
    press: async (phone, title) => {
      const option = (await optionsOf(phone)).find((one) => one.title === title)
      if (!option) throw new Error(`there is no button ${title}`)
      return tap(phone, option.id, title)
    },
    send: (phone, bytes, type, caption = '') => {
      const ids = [`MM${'2'.repeat(32)}`, `ME${String(++files).padStart(32, '0')}`]
      const path = `/2010-04-01/Accounts/${ctx.config.twilio.accountSid}/Messages/${ids[0]}/Media/${ids[1]}`
      twilio.media.set(path, bytes)
      const media = { MediaUrl0: `https://api.twilio.com${path}`, MediaContentType0: type, NumMedia: '1' }
      return write(phone, caption, { MessageType: type.startsWith('audio') ? 'audio' : 'image', ...media })
    },
  }
}
