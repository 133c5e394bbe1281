import { updateTyre } from '#db/queries/catalogue/change-tyre.ts'
import { forgetLink } from '#db/queries/catalogue/tyre-pictures.ts'
import { tyreRow } from '#db/queries/catalogue/tyre-rows.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { TyreDetail } from '../contracts/admin/tyres.ts'
import { giveUpPicture, keepPicture } from '../media/keep-picture.ts'
import { orFail } from '../or-fail.ts'
import { checkPicture } from '../shops/profile/check-picture.ts'
import { transaction } from '../transaction.ts'
import { readTyre } from './read-tyres.ts'
import { tyreNotFound } from './refusals.ts'
import { tyreAdmin } from './tyre-access.ts'

/** Twice as wide as any page shows a tyre, for sharp screens; a list of results shows many. */
export const WIDEST_TYRE = 640

/** Throws NOT_ALLOWED, TYRE_NOT_FOUND: before the bytes of a picture are read. */
export const mayPutImage = (ctx: Context, actor: Actor, id: string): Promise<TyreDetail> => readTyre(ctx, actor, id)

/** Gives a tyre another picture. Throws NOT_ALLOWED, TYRE_NOT_FOUND, PICTURE_REFUSED, PICTURE_FAILED. */
export async function putImage(ctx: Context, actor: Actor, id: string, bytes: Uint8Array): Promise<TyreDetail> {
  const { contactId } = tyreAdmin(actor)
  await checkPicture(bytes)
  const { url } = await orFail(ctx, { code: 'PICTURE_FAILED', says: 'The picture could not be kept' }, () =>
    keepPicture(ctx, bytes, WIDEST_TYRE),
  )
  return transaction(ctx, async (ctx) => {
    const before = await tyreRow(ctx.db, id)
    if (!before) throw tyreNotFound()
    await updateTyre(ctx.db, id, { image_url: url })
    await giveUpPicture(ctx, before.image_url)
    await forgetLink(ctx.db, id)
    const note = { contactId, action: 'update', entity: 'tyre', entityId: id } as const
    await noteAudit(ctx, { ...note, before: { imageUrl: before.image_url }, after: { imageUrl: url } })
    return readTyre(ctx, actor, id)
  })
}
