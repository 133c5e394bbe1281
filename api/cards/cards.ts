import { createHash } from 'node:crypto'
import express, { type RequestHandler, type Router } from 'express'
import sharp from 'sharp'
import type { Context } from '#core/context.ts'
import { dealOfCode } from '#core/deals/list-deals.ts'
import { localDate } from '#core/rules/time/time.ts'
import { cardVersion, offerCard, type PreviewCard, shopCard, sizeCard } from '#core/rules/website/preview-card.ts'
import { sizeOnOffer } from '#core/search/compatible-sizes.ts'
import { findOffer } from '#core/search/offer-view.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { clientOf } from '../browser.ts'
import { countOther } from '../rate-limit.ts'
import { cardSvg } from './card.ts'

type Load = (ctx: Context, name: string) => Promise<PreviewCard | undefined>

const ofListing: Load = async (ctx, code) => {
  const offer = await findOffer(ctx, code, { quantity: 4 })
  return offer && offerCard(offer)
}
const cards: Readonly<Record<string, Load>> = {
  offer: ofListing,
  deal: async (ctx, code) => {
    const deal = await dealOfCode(ctx, code.toUpperCase(), localDate(ctx.clock.now()))
    return deal?.runs ? ofListing(ctx, deal.listingCode) : undefined
  },
  shop: async (ctx, slug) => {
    const shop = await shopDetails(ctx, slug)
    return shop && shopCard(shop)
  },
  size: async (ctx, text) => {
    const found = await sizeOnOffer(ctx, text)
    return found && sizeCard(found)
  },
}

/** A picture takes a tenth of a second to draw, so the latest ones are kept. */
const drawn = new Map<string, Promise<Buffer>>()
const MAX_KEPT = 200
/** Chats fetch for many people from few addresses. */
const PREVIEWS_A_MINUTE = 600
const DRAWN_A_MINUTE = 60

/**
 * GET /og/deal/KX7M2.png, and the same for an offer, a shop and a size: the picture that a chat shows beside a shared
 * link. Its address carries the version of its content, so it never changes. A thing that is gone gets the usual
 * picture.
 */
export const previewPictures = (ctx: Context): Router => express.Router().get('/og/:kind/:name.png', picture(ctx))

const picture =
  (ctx: Context): RequestHandler<{ kind: string; name: string }> =>
  async (request, response, next) => {
    const { kind, name } = request.params
    const load = Object.hasOwn(cards, kind) ? cards[kind] : undefined
    if (!load || name.length > 120 || name.includes('\0')) return next()
    await countOther(ctx, 'previews', PREVIEWS_A_MINUTE, clientOf(request))
    const card = await load(ctx, name)
    if (!card) return response.set('Cache-Control', 'no-cache').redirect('/og.png')
    const svg = cardSvg(card)
    const hash = createHash('sha256').update(svg).digest('base64url')
    const lasting = request.query.v === cardVersion(card)
    response.set('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, no-cache')
    response.set({ ETag: `"${hash}"`, 'X-Robots-Tag': 'noindex' })
    if (request.fresh) return void response.status(304).end()
    if (!drawn.has(hash)) await countOther(ctx, 'preview pictures', DRAWN_A_MINUTE, clientOf(request))
    response.type('png').send(await pictureOf(hash, svg))
  }

function pictureOf(hash: string, svg: string): Promise<Buffer> {
  const known = drawn.get(hash)
  if (known) return known
  const picture = sharp(Buffer.from(svg)).png({ palette: true, colours: 128 }).toBuffer()
  picture.catch(() => drawn.delete(hash))
  drawn.set(hash, picture)
  const [oldest] = drawn.keys()
  if (drawn.size > MAX_KEPT && oldest !== undefined) drawn.delete(oldest)
  return picture
}
