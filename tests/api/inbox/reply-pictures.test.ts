import { beforeEach, expect, test } from 'vitest'
import { sweepLooseFiles } from '#core/threads/files/fetch-files.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { driver, seller, shop, start } from '../conversation.ts'
import { fetchFile, pdf, photo } from '../threads/some-files.ts'

beforeEach(forgetCounts)
const { cookie } = seller

const LOOSE = '/api/loose-files'
const add = async (bytes: Uint8Array) =>
  String((await fetchFile(`${LOOSE}?name=gate.jpg`, { body: bytes, headers: { 'Content-Type': 'x/y' } })).json.id)
const path = `/api/shops/${shop.id}/canned-replies`
const reply = { title: 'The gate', shortcut: 'gate', content: 'We are behind this gate.' }

test('the pictures of a ready reply go with its words, as often as it is used, until it is removed', async () => {
  expect((await ask('POST', path, { cookie, body: { ...reply, files: [await add(pdf)] } })).json.code).toBe(
    'FILE_NOT_FOUND',
  )
  const files = [await add(await photo()), await add(await photo(600, 400))]
  const made = (await ask('POST', path, { cookie, body: { ...reply, files } })).json
  expect(made.files).toMatchObject([{ kind: 'picture', name: 'gate.jpg' }, { kind: 'picture' }])
  // It is the shop's from then on: nobody else reads it, sends it, or puts it into another reply.
  const kept = `${LOOSE}/${files[0]}?form=small`
  expect((await fetchFile(kept, { cookie })).status).toBe(200)
  for (const other of [{}, { cookie: driver.cookie }]) expect((await fetchFile(kept, other)).status).toBe(404)
  const guest = { shopId: shop.id, name: 'Sipho', email: 'sipho@example.com', message: 'Mine?', files }
  expect((await ask('POST', '/api/guest-messages', { body: guest })).json.code).toBe('FILE_NOT_FOUND')
  const twice = { ...reply, shortcut: 'gate-2', files }
  expect((await ask('POST', path, { cookie, body: twice })).json.code).toBe('FILE_NOT_FOUND')

  for (const round of [1, 2]) {
    const { id } = await start()
    const taken = await ask('POST', `/api/threads/${id}/reply-files/${made.id}`, { cookie })
    const sent = taken.json.files as unknown as { id: string }[]
    expect(sent, `round ${round}`).toHaveLength(2)
    const said = { message: 'We are behind this gate.', files: sent.map((one) => one.id) }
    expect((await ask('POST', `/api/threads/${id}/messages`, { cookie, body: said })).status).toBe(201)
    const shown = `/api/threads/${id}/files/${sent[0]?.id}?form=small`
    expect((await fetchFile(shown, { cookie: driver.cookie })).status).toBe(200)
  }

  const fewer = await ask('PATCH', `/api/canned-replies/${made.id}`, { cookie, body: { files: files.slice(1) } })
  expect(fewer.json.files).toMatchObject([{ id: files[1] }])
  expect((await ask('GET', path, { cookie })).json.replies).toMatchObject([{ files: [{ id: files[1] }] }])
  ctx.clock.advance(25 * 3_600_000)
  await sweepLooseFiles(ctx)
  expect((await fetchFile(`${LOOSE}/${files[0]}`, { cookie })).status).toBe(404)
  expect((await fetchFile(`${LOOSE}/${files[1]}`, { cookie })).status).toBe(200)
  await ask('DELETE', `/api/canned-replies/${made.id}`, { cookie })
  await sweepLooseFiles(ctx)
  expect((await fetchFile(`${LOOSE}/${files[1]}`, { cookie })).status).toBe(404)
})
