import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeWire } from '#bot/twilio/client.ts'
import { twilioMedia } from '#core/messaging/inbound/twilio-media.ts'
import { MAX_FILE_BYTES } from '#core/rules/files/files.ts'

/** What a stand-in for Twilio was asked, and how it answers by path. */
const asked: { path: string; authorization: string | undefined }[] = []
const answers = new Map<string, (response: ServerResponse) => void>()
const listen = async () => {
  const server = createServer((request: IncomingMessage, response) => {
    const path = request.url ?? ''
    asked.push({ path, authorization: request.headers.authorization })
    const answer = answers.get(path)
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
const { origin, server } = await listen()
const elsewhere = await listen()
afterAll(() => {
  server.close()
  elsewhere.server.close()
})
beforeEach(() => {
  asked.length = 0
  answers.clear()
})

const accountSid = `AC${'1'.repeat(32)}`
const path = `/2010-04-01/Accounts/${accountSid}/Messages/MM${'2'.repeat(32)}/Media/ME${'3'.repeat(32)}`
const fetchMedia = twilioMedia({
  publicUrl: 'https://spoor.test',
  twilio: { accountSid, authToken: 'secret', apiBaseUrl: origin },
})
const ours = `https://api.twilio.com${path}`

test('media of our account is fetched with its credentials', async () => {
  answers.set(path, (response) => response.end('a picture'))
  expect(Buffer.from((await fetchMedia(ours)) ?? []).toString()).toBe('a picture')
  expect(asked).toEqual([{ path, authorization: expect.stringMatching(/^Basic /) }])
})

describe('nothing is fetched from', () => {
  test.each([
    ['another host', `https://evil.example${path}`],
    ['a host that only begins like it', `https://api.twilio.com.evil.example${path}`],
    ['a name before an at sign', `https://api.twilio.com@evil.example${path}`],
    ['a machine of ours', `http://127.0.0.1:5432${path}`],
    ['the service of the cloud', 'http://169.254.169.254/latest/meta-data'],
    ['another account', ours.replace(accountSid, `AC${'9'.repeat(32)}`)],
    ['another path', 'https://api.twilio.com/2010-04-01/Accounts.json'],
    ['a path that climbs', `${ours}/../../../../Accounts.json`],
    ['another protocol', 'file:///etc/passwd'],
    ['no address', 'x'],
  ])('%s', async (_, url) => {
    expect(await fetchMedia(url)).toBeUndefined()
    expect(asked).toEqual([])
  })
})

test('it does not follow to another place, and shows nobody the credentials', async () => {
  answers.set(path, (response) => response.writeHead(307, { Location: `${elsewhere.origin}/stolen` }).end())
  expect(await fetchMedia(ours)).toBeUndefined()
  expect(asked.map((one) => one.path)).toEqual([path])
})

test('where it leads within Twilio it goes without the credentials, and not for ever', async () => {
  answers.set(path, (response) => response.writeHead(307, { Location: `${origin}/store` }).end())
  answers.set('/store', (response) => response.end('a picture'))
  expect(await fetchMedia(ours)).toBeDefined()
  expect(asked[1]).toEqual({ path: '/store', authorization: undefined })
  answers.set('/store', (response) => response.writeHead(307, { Location: `${origin}/store` }).end())
  expect(await fetchMedia(ours)).toBeUndefined()
})

const endless = (response: ServerResponse): void => {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
    response.once('drain', more)
  }
  more()
}

test('what does not end is cut off', async () => {
  answers.set(path, endless)
  expect(await fetchMedia(ours)).toBeUndefined()
  expect(MAX_FILE_BYTES).toBe(10_000_000)
})

test('what is not there yet is tried again, and what is refused is not', async () => {
  await expect(fetchMedia(ours)).rejects.toThrow('404')
  answers.set(path, (response) => response.writeHead(403).end())
  expect(await fetchMedia(ours)).toBeUndefined()
})

test('a contact card is fetched by the same rules, and read whole only up to its length', async () => {
  const troubles: unknown[] = []
  const onFailure = (error: unknown) => void troubles.push(error)
  const settings = { accountSid, authToken: 'secret', apiBaseUrl: origin, publicUrl: 'https://spoor.test', onFailure }
  const { contactCard } = makeWire(settings)
  const card = 'BEGIN:VCARD\r\nFN:Thandi Nkosi\r\nTEL:+27821239999\r\n'
  answers.set(path, (response) => response.end(`${card}PHOTO:${'A'.repeat(200_000)}\r\nEND:VCARD`))
  expect(await contactCard(ours)).toEqual({ name: 'Thandi Nkosi', phone: '+27821239999' })
  answers.set(path, endless)
  expect(await contactCard(ours)).toEqual({})
  answers.set(path, (response) => response.writeHead(307, { Location: `${elsewhere.origin}/card` }).end())
  expect(await contactCard(ours)).toEqual({})
  expect(asked.map((one) => one.path)).not.toContain('/card')
  expect(troubles).toEqual([])
})
