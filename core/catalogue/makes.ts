import type { Context } from '#core/context.ts'
import { allModels } from '#db/queries/inventory/catalogue.ts'

const first = ['Toyota', 'BMW', 'Mercedes-Benz', 'Audi', 'Honda', 'Ford', 'Volkswagen', 'Nissan']
const rank = (make: string): number => (first.includes(make) ? first.indexOf(make) : first.length)

/** Every make of the fitment table: first the makes that people ask for most, then the others by name. */
export async function makes(ctx: Pick<Context, 'db'>): Promise<string[]> {
  const names = new Set((await allModels(ctx.db)).map(({ make }) => make))
  return [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}
