import { beforeEach, expect, test } from 'vitest'
import { importLimits } from '#core/rules/imports/columns.ts'
import { makeShop } from '#tests/support/factories.ts'
import { zipOf } from '#tests/support/zip.ts'
import { type Answer, ask, ctx } from '../api/auth/site.ts'
import { forgetCounts, makeAdmin, makePerson } from '../api/contract/world.ts'
import { importScene, sendFile, sendTyres } from '../api/imports/scene.ts'

beforeEach(forgetCounts)

const scene = await importScene()
const admin = await makeAdmin(['catalogue'])
/** What both doors say of a file: that of a shop's stock, and that of the catalogue. */
const answered = async (content: string | Uint8Array, name?: string) => {
  const words = ({ status, json }: Answer) => `${status} ${json.code ?? json.state} ${json.message ?? ''}`.trim()
  const ofShop = words(await sendFile(scene, content, name))
  expect(words(await sendTyres(admin, content, name)), 'the door of the catalogue').toBe(ofShop)
  return ofShop
}

const zeros = Buffer.alloc(importLimits.unpackedBytes + 1)

test('a file that unpacks to very much is refused, whether it says so or not', async () => {
  const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', content: zeros }])
  expect(bomb.byteLength).toBeLessThan(importLimits.bytes / 10)
  expect(await answered(bomb, 'stock.xlsx')).toMatch(/^413 UNPACKS_TOO_LARGE/)
  const many = Array.from({ length: 7 }, (_, n) => ({ name: `a${n}.xml`, content: zeros.subarray(0, 10_000_000) }))
  expect(await answered(zipOf(many), 'stock.xlsx')).toMatch(/^413 UNPACKS_TOO_LARGE/)
  const liar = zipOf([{ name: 'xl/workbook.xml', content: zeros, says: 10 }])
  expect(await answered(liar, 'stock.xlsx')).toMatch(/^422 NOT_READABLE/)
}, 60_000)

test('old Excel files, other files and broken ones are refused in words', async () => {
  const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  expect(await answered(ole, 'stock.xls')).toBe(
    '415 OLD_EXCEL Old Excel files (.xls) cannot be read. In Excel choose Save As and take .xlsx or CSV, then import that file.',
  )
  expect(await answered(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))).toMatch(/^415 UNKNOWN_FILE/)
  expect(await answered(zipOf([{ name: 'readme.txt', content: Buffer.from('x') }]))).toMatch(/^422 NOT_READABLE/)
  expect(await answered('PK\x03\x04 and nothing else')).toMatch(/^422 NOT_READABLE/)
  expect(await answered('Brand,"Model\nMichelin,Pilot')).toMatch(/^422 NOT_READABLE CSV parse error: /)
  expect(await answered('')).toMatch(/^422 NO_ROWS/)
  expect(await answered('Brand,Model,Size')).toMatch(/^422 NO_ROWS/)
})

test('too many rows, columns and characters are refused', async () => {
  expect(await answered(Buffer.alloc(importLimits.bytes + 1, 'a,b\n'))).toMatch(/^413 FILE_TOO_LARGE/)
  expect(await answered('a,b\n'.repeat(importLimits.rows + 2))).toMatch(/^413 TOO_MANY_ROWS/)
  expect(await answered(`${'a,'.repeat(60)}\n${'b,'.repeat(60)}b`)).toMatch(/^413 TOO_MANY_COLUMNS/)
  expect(await answered(`Brand,Model\nMichelin,${'x'.repeat(501)}`)).toBe(
    '413 CELL_TOO_LONG Row 2: a cell is longer than 500 characters',
  )
})

test('nobody else sends a file to a shop, or fetches its lists', async () => {
  const [unverifiedGuest, elsewhere] = [await makePerson(), await makeShop(ctx)]
  const list = 'Brand,Model,Size,Price,Stock\nMichelin,Pilot,205/55R16,1,1'
  expect((await sendFile({ shop: scene.shop, seller: unverifiedGuest }, list)).json.code).toBe('SHOP_NOT_FOUND')
  expect((await sendFile({ shop: elsewhere, seller: scene.seller }, list)).json.code).toBe('SHOP_NOT_FOUND')
  const { json } = await sendFile(scene, list)
  for (const path of [
    `shops/${scene.shop.id}/stock.csv`,
    `imports/${json.id}/errors.csv`,
    `imports/${json.id}/result.csv`,
  ]) {
    expect((await ask('GET', `/api/${path}`, { cookie: unverifiedGuest.cookie })).status, path).toBe(404)
    expect((await ask('GET', `/api/${path}`)).json.code, path).toBe('SIGN_IN_REQUIRED')
  }
})

test('nobody but an admin of the catalogue sends a list of tyres, or fetches what became of it', async () => {
  const list = 'Brand,Model,Size\nMichelin,Hostile,205/55R16'
  const others = [scene.seller, await makeAdmin(['support'])]
  const { json } = await sendTyres(admin, list)
  for (const other of others) {
    expect((await sendTyres(other, list)).json.code).toBe('NOT_ALLOWED')
    for (const end of ['errors.csv', 'result.csv'])
      expect((await ask('GET', `/api/admin/tyre-imports/${json.id}/${end}`, { cookie: other.cookie })).status).toBe(403)
  }
  expect((await ask('GET', `/api/admin/tyre-imports/${json.id}/result.csv`)).json.code).toBe('SIGN_IN_REQUIRED')
})

test('a blocked shop imports nothing', async () => {
  const blocked = await importScene()
  await ctx.db.updateTable('shop').set({ business_status: 'blocked' }).where('id', '=', blocked.shop.id).execute()
  const sent = await sendFile(blocked, 'Brand,Model,Size,Price,Stock\nMichelin,Pilot,205/55R16,1,1')
  expect(sent.json.code).toBe('SHOP_BLOCKED')
})
