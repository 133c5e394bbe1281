import { beforeEach, expect, test } from 'vitest'
import { sweepLooseFiles } from '#core/threads/files/fetch-files.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { driver, seller, shop, start } from '../conversation.ts'
import { fetchFile, pdf, photo } from './some-files.ts'

beforeEach(forgetCounts)

const LOOSE = '/api/loose-files'
const add = async (bytes: Uint8Array) =>
  String((await fetchFile(`${LOOSE}?name=tyre.jpg`, { body: bytes, headers: { 'Content-Type': 'x/y' } })).json.id)
const said = { shopId: shop.id, name: 'Sipho', email: 'sipho@example.com', message: 'Can this be repaired?' }

test('a guest’s first message takes files, which the shop sees, and which go once', async () => {
  const files = [await add(await photo()), await add(pdf)]
  expect((await fetchFile(`${LOOSE}/${files[0]}?form=small`)).status).toBe(200)
  const { status, json } = await ask('POST', '/api/guest-messages', { body: { ...said, files } })
  expect(status).toBe(201)
  const { messages } = (await ask('GET', `/api/threads/${json.threadId}/messages`, { cookie: seller.cookie })).json
  const [{ attachments }] = messages as unknown as [{ attachments: { id: string; kind: string }[] }]
  expect(attachments.map(({ kind }) => kind)).toEqual(['picture', 'document'])
  const shown = await fetchFile(`/api/threads/${json.threadId}/files/${attachments[0]?.id}`, { cookie: seller.cookie })
  expect(shown.status).toBe(200)
  expect((await fetchFile(`${LOOSE}/${files[0]}`)).status).toBe(404)
  const again = await ask('POST', '/api/guest-messages', { body: { ...said, files } })
  expect([again.status, again.json.code]).toEqual([404, 'FILE_NOT_FOUND'])
})

test('so does the first message of somebody who is signed in, and what goes on in a thread that there is', async () => {
  const begun = await start({ files: [await add(await photo())], subject: 'A nail' })
  const more = await start({ files: [await add(pdf)], subject: 'A nail', message: 'And the invoice' })
  expect(more.id).toBe(begun.id)
  const { messages } = (await ask('GET', `/api/threads/${begun.id}/messages`, { cookie: driver.cookie })).json
  expect(messages).toMatchObject([{ attachments: [{ kind: 'document' }] }, { attachments: [{ kind: 'picture' }] }])
})

test('what is no file that we take is refused, and what nobody sends is gone after a day', async () => {
  expect((await fetchFile(LOOSE, { body: '<svg/>' })).json.code).toBe('FILE_KIND_REFUSED')
  const file = await add(pdf)
  ctx.clock.advance(25 * 3_600_000)
  expect(await sweepLooseFiles(ctx)).toBeGreaterThan(0)
  expect((await fetchFile(`${LOOSE}/${file}`)).status).toBe(404)
})
