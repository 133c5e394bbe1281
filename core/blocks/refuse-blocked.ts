import { isPersonBlocked, type Who } from '#db/queries/admin/person-blocks.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { brand } from '../rules/brand.ts'

/** Somebody whom we have blocked does not write to shops and does not book; they may still write to us. Throws BLOCKED. */
export async function refuseBlocked(ctx: Pick<Context, 'db'>, who: Who): Promise<void> {
  if (await isPersonBlocked(ctx.db, who)) throw blocked()
}

const blocked = () =>
  new Refusal(
    'BLOCKED',
    `You can no longer write to shops or book through ${brand.name}. If you think that this is a mistake, please write to us.`,
    403,
  )
