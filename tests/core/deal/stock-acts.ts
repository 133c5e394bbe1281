import { keepOwnBooks } from '#core/integrations/own-books.ts'
import { putStock } from '#core/integrations/stock.ts'
import { changeListing } from '#core/inventory/listing-view.ts'
import { confirmImport } from '#core/tyres/imports/imports.ts'
import { runImport } from '#core/tyres/imports/run-import.ts'
import { insertImport, insertImportRows } from '#db/queries/inventory/imports.ts'
import type { TestContext } from '#tests/support/context.ts'
import type { Chance } from './chance.ts'
import type { Booth } from './market.ts'
import type { Acts } from './tap.ts'

/** Told of what a shop says of its stock, so that somebody can count along. */
export type Counted = {
  onShelf(listingId: string, quantity: number): void
  ownBooks(shopId: string, keeps: boolean): void
}

/** The ways in which a shop sets its stock: by hand, by a key of its till, by a file; and whether its books count sales. */
export function stockActs(
  ctx: TestContext,
  booths: readonly Booth[],
  { pick, is, upTo }: Chance,
  counted: Counted,
): Acts {
  const level = () => {
    const booth = pick(booths)
    return { ...booth, listing: pick(booth.listings), quantity: upTo(13) - 1 }
  }
  return {
    count: async () => {
      const { people, listing, quantity } = level()
      return async () => {
        await changeListing(ctx, people[0], listing.id, { quantity })
        counted.onShelf(listing.id, quantity)
      }
    },
    'put by key': async () => {
      const { shop, listing, quantity } = level()
      const till = { kind: 'key', keyId: shop.id, shopId: shop.id, scopes: ['stock:write'] } as const
      return async () => {
        const { items } = await putStock(ctx, till, { items: [{ sku: listing.sku, quantity }] })
        if (items[0]?.result === 'error') throw new Error(items[0].problem ?? 'no reason')
        counted.onShelf(listing.id, quantity)
      }
    },
    import: async () => {
      const { shop, people, listing, quantity } = level()
      const { id } = await insertImport(ctx.db, {
        shop_id: shop.id,
        file_name: 'stock.csv',
        header: ['Brand', 'Model', 'Size', 'Price', 'Stock'],
        columns: JSON.stringify({ brand: 0, model: 1, size: 2, price: 3, quantity: 4 }),
        state: 'ready',
        total: 1,
        rows_new: 1,
        created_at: ctx.clock.now(),
      })
      const cells = ['Michelin', listing.model, '205/55R16 91V', `${1_500 + upTo(9) * 50}`, `${quantity}`]
      await insertImportRows(ctx.db, id, [{ line: 2, cells }])
      return async () => {
        await confirmImport(ctx, people[0], id, { wrong: 'import_nothing' })
        await runImport(ctx, id)
        const done = await ctx.db.selectFrom('stock_import').select('state').where('id', '=', id).executeTakeFirst()
        if (done?.state !== 'done') throw new Error(`the import is ${done?.state}`)
        counted.onShelf(listing.id, quantity)
      }
    },
    'own books': async () => {
      const [{ shop, people }, keepsOwnBooks] = [pick(booths), is(0.4)]
      return async () => {
        await keepOwnBooks(ctx, people[0], shop.id, { keepsOwnBooks })
        counted.ownBooks(shop.id, keepsOwnBooks)
      }
    },
  }
}
