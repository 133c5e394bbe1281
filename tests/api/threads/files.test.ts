import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { sweepFiles } from '#core/threads/files/fetch-files.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { driver, list, seller, shop, start, unverifiedGuest } from '../conversation.ts'
import { fetchFile, pdf, photo, upload, voiceNote } from './some-files.ts'

beforeEach(forgetCounts)

const thread = String((await start()).id)
const say = (files: string[], message = '', cookie = driver.cookie, id = thread) =>
  ask('POST', `/api/threads/${id}/messages`, { cookie, body: { message, files } })
const uploaded = async (bytes: Uint8Array, name?: string, cookie = driver.cookie): Promise<string> =>
  String((await upload(thread, bytes, cookie, name)).json.id)
const at = (file: string, more = '', id = thread) => `/api/threads/${id}/files/${file}${more}`

test('a picture alone is a message, which the shop sees small and large, upright and without its place', async () => {
  const file = await uploaded(await photo())
  const { json } = await say([file])
  expect(json).toMatchObject({ content: '', attachments: [{ id: file, kind: 'picture', state: 'ready' }] })
  expect(json.attachments).toMatchObject([{ name: 'tyre.jpg', type: 'image/jpeg', width: 900, height: 1200 }])
  const large = await fetchFile(at(file), { cookie: seller.cookie })
  const found = await sharp(large.bytes).metadata()
  expect(found).toMatchObject({ format: 'jpeg', width: 900, height: 1200 })
  expect([found.exif, large.bytes.includes('Cheap Phone')]).toEqual([undefined, false])
  const small = await fetchFile(at(file, '?form=small'), { cookie: seller.cookie })
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 320 })
  expect(small.headers.get('Cache-Control')).toContain('private')
  const [shown] = await list(seller.cookie)
  expect(shown?.latestMessage).toMatchObject({ content: 'Photo' })
})

test('a document is only ever saved, and a voice note says how long it is and plays from any place', async () => {
  const files = [await uploaded(pdf, '../../etc/quote "4"\u202e.exe'), await uploaded(voiceNote, 'note.ogg')]
  const { json } = await say(files, 'The invoice, and what it sounds like')
  expect(json.attachments).toMatchObject([
    { kind: 'document', name: 'quote 4.pdf', type: 'application/pdf', seconds: null },
    { kind: 'voice', name: 'note.ogg', type: 'audio/ogg', seconds: 7 },
  ])
  const { written } = (await ask('GET', '/api/profile/export', { cookie: driver.cookie })).json
  expect(written).toContainEqual({ to: shop.name, text: 'A file: note.ogg', at: expect.any(String) })
  const [document = '', voice = ''] = files
  const saved = await fetchFile(at(document), { cookie: seller.cookie })
  expect(saved.headers.get('Content-Disposition')).toBe('attachment; filename="quote 4.pdf"')
  expect(saved.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(saved.headers.get('Content-Security-Policy')).toContain('sandbox')
  const part = await fetchFile(at(voice), { cookie: seller.cookie, headers: { Range: 'bytes=4-7' } })
  expect([
    part.status,
    part.headers.get('Content-Range'),
    part.bytes.equals(Buffer.from(voiceNote).subarray(4, 8)),
  ]).toEqual([206, `bytes 4-7/${voiceNote.byteLength}`, true])
  const beyond = await fetchFile(at(voice), { cookie: seller.cookie, headers: { Range: 'bytes=999999-' } })
  expect(beyond.status).toBe(416)
})

test.each([
  ['a page that says that it is a picture', '<html><script>alert(1)</script></html>'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff\x00\x00')],
  ['a picture that cannot be decoded', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9])],
  ['half a document', '%PDF-1.4\n1 0 obj'],
  ['nothing', ''],
])('%s is not taken, whatever it is called', async (_, body) => {
  const { status, json } = await upload(thread, body, driver.cookie, 'tyre.jpg')
  expect([status, json.code]).toEqual([415, 'FILE_KIND_REFUSED'])
})

test('what is too large is refused before it is read', async () => {
  const { status } = await upload(thread, Buffer.alloc(10_000_001), driver.cookie)
  expect(status).toBe(413)
})

test('nobody else puts a file there, reads it or sends it', async () => {
  const file = await uploaded(await photo(60, 40))
  const others = [undefined, unverifiedGuest.cookie]
  for (const cookie of others) {
    expect([401, 404]).toContain((await fetchFile(at(file), cookie ? { cookie } : {})).status)
    expect([401, 404]).toContain(
      (await fetchFile(`/api/threads/${thread}/files`, { body: pdf, ...(cookie && { cookie }) })).status,
    )
  }
  // Until it is sent it is its writer's alone.
  expect((await fetchFile(at(file), { cookie: seller.cookie })).status).toBe(404)
  expect((await fetchFile(at(file), { cookie: driver.cookie })).status).toBe(200)
  expect((await say([file], '', seller.cookie)).json.code).toBe('FILE_NOT_FOUND')
  const another = String((await start()).id)
  expect((await say([file], '', driver.cookie, another)).json.code).toBe('FILE_NOT_FOUND')
  expect((await fetchFile(at(file, '', another), { cookie: driver.cookie })).status).toBe(404)
  expect((await say([file])).status).toBe(201)
  expect((await say([file])).json.code).toBe('FILE_NOT_FOUND')
  expect(
    (await fetchFile(`/api/threads/${thread}/files`, { cookie: driver.cookie, body: pdf, origin: 'https://evil.test' }))
      .status,
  ).toBe(403)
})

test('a guest sends and reads files by the private link, and no other link opens them', async () => {
  const write = async () =>
    (
      await ask('POST', '/api/guest-messages', {
        body: { shopId: shop.id, name: 'Sipho', email: 's@example.com', message: 'Hi' },
      })
    ).json
  const [mine, other] = [await write(), await write()]
  const token = String(mine.link).split('/').at(-1)
  const { json } = await fetchFile(`/api/guest-threads/${token}/files?name=a.pdf`, { body: pdf })
  const path = `/api/guest-threads/${token}/messages`
  expect((await ask('POST', path, { body: { message: '', files: [String(json.id)] } })).status).toBe(201)
  expect((await fetchFile(`/api/guest-threads/${token}/files/${json.id}`)).bytes.equals(pdf)).toBe(true)
  const foreign = String(other.link).split('/').at(-1)
  expect((await fetchFile(`/api/guest-threads/${foreign}/files/${json.id}`)).status).toBe(404)
})

test('a message needs words or a file, and takes five files', async () => {
  expect((await say([])).json.fields).toEqual({ message: 'Message is required' })
  const six = await say(Array.from({ length: 6 }, () => crypto.randomUUID()))
  expect(six.json.fields).toEqual({ files: 'A message takes 5 files' })
})

test('a person adds so many bytes in a day', async () => {
  await uploaded(pdf)
  await ctx.db.updateTable('attachment').set({ bytes: 10_000_000 }).execute()
  for (let more = 0; more < 12; more++) await uploaded(pdf)
  await ctx.db.updateTable('attachment').set({ bytes: 10_000_000 }).execute()
  expect((await upload(thread, pdf, driver.cookie)).json.code).toBe('TOO_MANY_FILES')
  expect((await upload(thread, pdf, seller.cookie)).status).toBe(201)
})

test('what is not sent within a day goes, with its content', async () => {
  await ctx.db.updateTable('attachment').set({ bytes: 1 }).execute()
  const file = await uploaded(pdf)
  const sent = (await ctx.db.selectFrom('attachment').select('id').where('message_id', 'is not', null).execute()).length
  ctx.clock.advance(24 * 3_600_000 + 1000)
  while ((await sweepFiles(ctx)) > 0);
  expect((await ctx.db.selectFrom('attachment').select('id').execute()).length).toBe(sent)
  expect(await ctx.db.selectFrom('attachment').select('id').where('id', '=', file).execute()).toEqual([])
})
