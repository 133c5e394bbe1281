import { lockShop } from '#db/queries/shops/shop-hours.ts'
import { addImage, describeImage, imagesOf, putOrder, removeImage } from '#db/queries/shops/shop-images.ts'
import { updateShop } from '#db/queries/shops/shop-profile.ts'
import type { Actor } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { ShopMedia } from '../../contracts/seller/shop-profile.ts'
import { orFail } from '../../errors.ts'
import { inspect } from '../../media/inspect/inspect.ts'
import { giveUpPicture, type KeptImage, keepPicture } from '../../media/keep-picture.ts'
import {
  gallerySays,
  isLogoSize,
  LOGO_SIDE,
  logoProblem,
  logoSays,
  MAX_PICTURES,
  pictureProblem,
} from '../../rules/files/shop-pictures.ts'
import { transaction } from '../../transaction.ts'
import { galleryChanged, galleryFull, imageNotFound, pictureRefused } from '../refusals.ts'
import { canChangeProfile } from '../shop-policy.ts'
import { memberOfProfile, ownerOfProfile, shopRow } from './own-shop.ts'

/** As wide as the public page shows a picture. */
const WIDEST = 1600

/** The logo and the gallery of a shop, for its members. Throws SHOP_NOT_FOUND. */
export async function readOwnMedia(ctx: Context, actor: Actor, shopId: string): Promise<ShopMedia> {
  memberOfProfile(actor, shopId)
  const row = await shopRow(ctx, shopId)
  return {
    logoUrl: row.logo_url,
    gallery: await imagesOf(ctx.db, shopId),
    canChange: canChangeProfile(actor, shopId) && row.business_status !== 'blocked',
  }
}

/** Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED: before the bytes of a picture are read. */
export const mayUpload = (ctx: Context, actor: Actor, shopId: string): Promise<unknown> =>
  ownerOfProfile(ctx, actor, shopId)

/**
 * An owner gives the shop another logo, which gets an address of its own. Throws SHOP_NOT_FOUND, OWNER_REQUIRED,
 * SHOP_BLOCKED, PICTURE_REFUSED, LOGO_FAILED.
 */
export async function putLogo(ctx: Context, actor: Actor, shopId: string, bytes: Uint8Array): Promise<ShopMedia> {
  await ownerOfProfile(ctx, actor, shopId)
  await checkLogo(bytes)
  const kept = await keep(ctx, bytes, LOGO_SIDE, { code: 'LOGO_FAILED', says: logoSays.notKept })
  return orFail(ctx, { code: 'LOGO_FAILED', says: logoSays.notSaved }, () =>
    changing(ctx, actor, shopId, 'logo', (ctx) =>
      updateShop(ctx.db, shopId, { logo_url: kept.url, updated_at: ctx.clock.now() }),
    ),
  )
}

/**
 * An owner adds a picture behind the others. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED, PICTURE_REFUSED,
 * GALLERY_FULL, GALLERY_FAILED.
 */
export async function addPicture(ctx: Context, actor: Actor, shopId: string, bytes: Uint8Array): Promise<ShopMedia> {
  await ownerOfProfile(ctx, actor, shopId)
  await checkPicture(bytes)
  const kept = await keep(ctx, bytes, WIDEST, { code: 'GALLERY_FAILED', says: gallerySays.notKept })
  return orFail(ctx, { code: 'GALLERY_FAILED', says: gallerySays.notSaved }, () =>
    changing(ctx, actor, shopId, 'gallery', async (ctx) => {
      const { length } = await imagesOf(ctx.db, shopId)
      if (length >= MAX_PICTURES) throw galleryFull(length)
      await addImage(ctx.db, shopId, { ...kept, alt: '' }, ctx.clock.now())
    }),
  )
}

/** An owner takes a picture away. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED, IMAGE_NOT_FOUND, GALLERY_FAILED. */
export const removePicture = (ctx: Context, actor: Actor, shopId: string, imageId: string): Promise<ShopMedia> =>
  orFail(ctx, { code: 'GALLERY_FAILED', says: gallerySays.notRemoved }, () =>
    changing(ctx, actor, shopId, 'gallery', async (ctx) => {
      if (!(await removeImage(ctx.db, shopId, imageId))) throw imageNotFound()
    }),
  )

/**
 * An owner puts the pictures into another order. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED, GALLERY_CHANGED if
 * these are not the pictures that are there, GALLERY_FAILED.
 */
export const orderGallery = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  order: readonly string[],
): Promise<ShopMedia> =>
  orFail(ctx, { code: 'GALLERY_FAILED', says: gallerySays.notMoved }, () =>
    changing(ctx, actor, shopId, 'gallery', async (ctx) => {
      const ids = (await imagesOf(ctx.db, shopId)).map(({ id }) => id)
      if (ids.toSorted().join() !== order.toSorted().join()) throw galleryChanged()
      await putOrder(ctx.db, shopId, order)
    }),
  )

/**
 * An owner says what a picture shows, for those who cannot see it. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED,
 * IMAGE_NOT_FOUND, GALLERY_FAILED.
 */
export const describePicture = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { imageId, alt }: { imageId: string; alt: string },
): Promise<ShopMedia> =>
  orFail(ctx, { code: 'GALLERY_FAILED', says: gallerySays.notDescribed }, () =>
    changing(ctx, actor, shopId, 'words', async (ctx) => {
      if (!(await describeImage(ctx.db, { shopId, id: imageId, alt }))) throw imageNotFound()
    }),
  )

const picturesOf = ({ logoUrl, gallery }: ShopMedia): (string | null)[] => [logoUrl, ...gallery.map(({ url }) => url)]

const keep = (
  ctx: Context,
  bytes: Uint8Array,
  widest: number,
  failure: { code: string; says: string },
): Promise<KeptImage> => orFail(ctx, failure, () => keepPicture(ctx, bytes, widest))

const changing = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  what: 'logo' | 'gallery' | 'words',
  write: (ctx: Context) => Promise<unknown>,
): Promise<ShopMedia> =>
  transaction(ctx, async (ctx) => {
    const me = await ownerOfProfile(ctx, actor, shopId)
    await lockShop(ctx.db, shopId)
    const before = await readOwnMedia(ctx, actor, shopId)
    await write(ctx)
    const after = await readOwnMedia(ctx, actor, shopId)
    for (const url of picturesOf(before)) if (!picturesOf(after).includes(url)) await giveUpPicture(ctx, url)
    const stateOf = ({ logoUrl, gallery }: ShopMedia) =>
      what === 'logo' ? { logoUrl } : { gallery: gallery.map(({ id, alt }) => (what === 'words' ? { id, alt } : id)) }
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      before: stateOf(before),
      after: stateOf(after),
    })
    return after
  })

/** JPG or PNG by its content, under 1 MB, exactly 600 x 600. Throws PICTURE_REFUSED with the specified words. */
async function checkLogo(bytes: Uint8Array): Promise<void> {
  const facts = await factsOf(bytes)
  const problem = logoProblem({ type: facts.type, size: bytes.byteLength })
  if (problem) throw pictureRefused(problem)
  if (!('width' in facts)) throw pictureRefused(logoSays.invalid)
  if (!isLogoSize(facts)) throw pictureRefused(logoSays.dimensions(facts.width, facts.height))
}

/** JPEG, PNG or WebP by its content, 5 MB at most. Throws PICTURE_REFUSED with the specified words. */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  const facts = await factsOf(bytes)
  const problem = pictureProblem({ type: facts.type, size: bytes.byteLength })
  if (problem) throw pictureRefused(problem)
  if (!('width' in facts)) throw pictureRefused(gallerySays.invalid)
}

const factsOf = (bytes: Uint8Array) => inspect('facts', [bytes], () => ({ type: 'unknown' }))
