import { directUrl } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { notify } from '#db/client.ts'
import { listenTo } from '#db/listen.ts'
import { allVehicleAliases } from '#db/queries/fitment/fitments.ts'
import { allBrands, allModels } from '#db/queries/inventory/catalogue.ts'
import { visibleShopNames } from '#db/queries/shops/shops.ts'

type TableVocabulary = {
  shops: string[]
  vehicles: { make: string; model: string; aliases?: readonly string[] }[]
  /** Names of makes beside those that everybody knows. */
  makes: { make: string; aliases: readonly string[] }[]
  brands: { name: string; aliases: string[] }[]
}

/** Names from the tables that people may use: visible shops, vehicles, with the names that admins added, and brands. */
export async function tableVocabulary(ctx: Pick<Context, 'db'>): Promise<TableVocabulary> {
  const [shops, models, names, brands] = await Promise.all([
    visibleShopNames(ctx.db),
    allModels(ctx.db),
    allVehicleAliases(ctx.db),
    allBrands(ctx.db),
  ])
  const aliasesOf = (make: string, model: string | null) =>
    names.filter((name) => name.make === make && name.model === model).map(({ words }) => words)
  return {
    shops,
    brands,
    vehicles: models.map(({ make, model }) => {
      const aliases = aliasesOf(make, model)
      return { make, model, ...(aliases.length > 0 && { aliases }) }
    }),
    makes: [...new Set(models.map(({ make }) => make))].map((make) => ({ make, aliases: aliasesOf(make, null) })),
  }
}

const CHANNEL = 'vocabulary'

/** Tells every process, with the commit, that names of vehicles or places have changed. */
export const tellVocabulary = (ctx: Pick<Context, 'db'>): Promise<unknown> => notify(ctx.db, CHANNEL)

/** Calls back whenever names have changed; also after the connection was away, when something may have been missed. */
export const hearVocabulary = (ctx: Pick<Context, 'config' | 'log'>, changed: () => void) =>
  listenTo(
    directUrl(ctx.config),
    CHANNEL,
    () => changed(),
    (error) => ctx.log.warn({ err: error }, 'not listening for names; they are read again every few minutes'),
  )
