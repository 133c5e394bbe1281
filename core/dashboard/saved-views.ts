import { deleteView, holdMembership, insertView, renameView, viewsOf } from '#db/queries/seller/dashboard.ts'
import type { Actor } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { SavedView, SaveView } from '../contracts/seller/stock.ts'
import { Refusal } from '../errors.ts'
import { MAX_SAVED_VIEWS } from '../rules/seller/saved-views.ts'
import { transaction } from '../transaction.ts'
import { memberOf } from './notices.ts'

/** What the member keeps for this shop. Throws SHOP_NOT_FOUND. */
export const savedViews = (ctx: Context, actor: Actor, shopId: string): Promise<SavedView[]> =>
  viewsOf(ctx.db, shopId, memberOf(actor, shopId).contactId)

/** Keeps the filters of a list under a name. Throws SHOP_NOT_FOUND, VIEW_NAMED, TOO_MANY_VIEWS. */
export const saveView = (ctx: Context, actor: Actor, shopId: string, view: SaveView): Promise<SavedView> =>
  changing(ctx, actor, shopId, async (ctx, memberId, views) => {
    if (views.length >= MAX_SAVED_VIEWS) throw tooManyViews()
    const saved = await insertView(ctx.db, memberId, view)
    if (!saved) throw viewNamed()
    return saved
  })

/** Throws SHOP_NOT_FOUND, VIEW_NOT_FOUND, VIEW_NAMED. */
export const renameSavedView = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { viewId, name }: { viewId: string; name: string },
): Promise<SavedView> =>
  changing(ctx, actor, shopId, async (ctx, memberId, views) => {
    const view = views.find(({ id }) => id === viewId)
    if (!view) throw viewNotFound()
    const renamed = await renameView(ctx.db, view, memberId, name)
    if (!renamed) throw viewNamed()
    return renamed
  })

/** Throws SHOP_NOT_FOUND, VIEW_NOT_FOUND. */
export const removeSavedView = (ctx: Context, actor: Actor, shopId: string, viewId: string): Promise<void> =>
  changing(ctx, actor, shopId, async (ctx, memberId) => {
    if (!(await deleteView(ctx.db, memberId, viewId))) throw viewNotFound()
  })

/** One change of a member's views after the other. */
const changing = <T>(
  ctx: Context,
  actor: Actor,
  shopId: string,
  change: (ctx: Context, memberId: string, views: SavedView[]) => Promise<T>,
): Promise<T> => {
  const { contactId } = memberOf(actor, shopId)
  return transaction(ctx, async (ctx) => {
    const member = await holdMembership(ctx.db, shopId, contactId)
    if (!member) throw shopNotFound()
    return change(ctx, member.id, await viewsOf(ctx.db, shopId, contactId))
  })
}

const viewNotFound = () => new Refusal('VIEW_NOT_FOUND', 'There is no such view', 404)
const viewNamed = () =>
  new Refusal('VIEW_NAMED', 'You have a view of this name already', 409, {
    name: 'You have a view of this name already',
  })
const tooManyViews = () =>
  new Refusal('TOO_MANY_VIEWS', `You can keep ${MAX_SAVED_VIEWS} views. Please remove one first.`, 409)
