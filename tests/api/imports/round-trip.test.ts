import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { sweepImports } from '#core/tyres/imports/run-import.ts'
import { makeListing } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { allRight, confirm, importOf, importScene, rowsOf, sendFile } from './scene.ts'

beforeEach(forgetCounts)

/** What makes trouble in lists: characters of CSV and of formulas, line ends, what is invisible, letters of all kinds. */
const character = fc.oneof(
  fc.constantFrom(...'=+-@\'",;|\t\r\n\\ ＝＋－＠ŰßİıſΣς\u00a0\u200b\u2028'),
  fc.constantFrom('\r\n', "'=", '""', '\\"', 'é', 'e\u0301', '轮胎', '🛞', 'sum(A1)'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
)
const words = fc.array(character, { minLength: 1, maxLength: 8 }).map((characters) => characters.join('').slice(0, 40))
/** Some are alike, and told apart by load index and speed alone. */
const name = fc.oneof({ weight: 2, arbitrary: words }, { weight: 1, arbitrary: fc.constant('Pilot') })
const row = fc.record({
  sku: fc.option(words, { nil: '' }),
  brand: name,
  model: name,
  size: fc.constantFrom('205/55R16', '195R15C', '31x10.50R15', '265/65 R 17'),
  loadIndex: fc.constantFrom('', '91', '106/104'),
  speed: fc.constantFrom('', 'V', 'R'),
  type: fc.constantFrom('', 'summer', 'commercial'),
  runFlat: fc.constantFrom('', 'yes', 'no'),
  cents: fc.integer({ min: 1, max: 100_000_000 }),
  quantity: fc.integer({ min: 0, max: 100_000 }),
})

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const heading = 'SKU,Brand,Model,Size,Load index,Speed rating,Type,Run-flat,Price,Stock'

test('any stock that is exported and imported again is unchanged', async () => {
  const scene = await importScene()
  const take = async (text: string) => {
    await forgetCounts()
    const { json, status } = await sendFile(scene, text)
    expect(status, JSON.stringify(json)).toBe(201)
    await sweepImports(ctx)
    await allRight(scene, String(json.id))
    await sweepImports(ctx)
    return String(json.id)
  }
  // Names that came by another way than a list: their blanks are not folded, and one begins as if it were escaped.
  await makeListing(ctx, scene.shop, { brand: "'=Brand", model: "''+1" })
  await makeListing(ctx, scene.shop, { brand: 'Two\nlines', model: ' "Quoted",  \'=1+1 ' })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 20, maxLength: 40 }), async (rows) => {
      const list = rows.map(({ cents, quantity, ...words }) =>
        [...Object.values(words).map(quoted), (cents / 100).toFixed(2), quantity].join(','),
      )
      await confirm(scene, await take([heading, ...list].join('\r\n')))
      await sweepImports(ctx)
      const { text } = await ask('GET', `/api/shops/${scene.shop.id}/stock.csv`, { cookie: scene.seller.cookie })
      const id = await take(text)
      const other = (await rowsOf(scene, id)).filter(({ fate }) => fate !== 'same')
      expect(other, text).toEqual([])
      const again = await importOf(scene, id)
      const { rows: stock } = await ctx.pool.query('select from listing where shop_id = $1', [scene.shop.id])
      expect(again.rows).toEqual({ new: 0, changed: 0, same: stock.length, wrong: 0, waits: 0 })
    }),
    { numRuns: 3, endOnFailure: true },
  )
})
