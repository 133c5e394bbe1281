import type { Context } from '#core/context.ts'
import { allBrands, allModels } from '#db/queries/inventory/catalogue.ts'
import { visibleShopNames } from '#db/queries/shops/shops.ts'

export type TableVocabulary = {
  shops: string[]
  vehicles: { make: string; model: string }[]
  brands: { name: string; aliases: string[] }[]
}

/** Names from the tables that people may use: visible shops, vehicles and brands. */
export async function tableVocabulary(ctx: Pick<Context, 'db'>): Promise<TableVocabulary> {
  const [shops, vehicles, brands] = await Promise.all([visibleShopNames(ctx.db), allModels(ctx.db), allBrands(ctx.db)])
  return { shops, vehicles, brands }
}
