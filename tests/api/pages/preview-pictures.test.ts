import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cardSvg } from '#api/cards/card.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { localDate } from '#core/rules/time/time.ts'
import { cardPicture, offerCard, shopCard, sizeCard } from '#core/rules/website/preview-card.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { ask, ctx, site } from '../auth/site.ts'

const shop = await makeShop(ctx, { name: 'Kloof Tyres' })
const listing = await makeListing(ctx, shop, { quantity: 8 })
const dealt = await makeListing(ctx, shop, { model: 'Primacy 5' })
const deal = await makeDeal(ctx, shop, dealt)
const today = localDate(ctx.clock.now())
await refreshOffers(ctx.db, { all: true, today })

const offerOf = async (code: string): Promise<Offer> => JSON.parse((await ask('GET', `/api/offers/${code}`)).text)

/** What the drawing says, before it becomes a picture. */
const words = (svg: string): string[] => [...svg.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1] ?? '')

async function download(path: string) {
  const answer = await fetch(`${site.origin}${path}`, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('the picture of a shared deal', () => {
  test('shows brand, size, price and what is saved', async () => {
    const offer = await offerOf(dealt.code)
    const said = words(cardSvg(offerCard(offer)))
    expect(said).toEqual(
      expect.arrayContaining([
        'Michelin',
        'Primacy 5',
        '205/55R16 91V',
        '205/55 R16 91V',
        `Kloof Tyres, ${offer.shop.city}`,
      ]),
    )
    expect(said.join('|')).toMatch(/\|R [\d ]+\|/)
    expect(said).toContainEqual(expect.stringMatching(/^Save \d+%$/))
  })

  test('is a PNG of 1200 x 630 that chats may keep as long as it shows the same', async () => {
    const { path, alt } = cardPicture('deal', deal.code, offerCard(await offerOf(dealt.code)))
    expect(alt).toMatch(/^Michelin Primacy 5 205\/55R16 91V\. R [\d ]+ a tyre/)
    const first = await download(path)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(first.bytes.length).toBeLessThan(150_000)
    const again = await ask('GET', path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('has another address once the price is another', async () => {
    const offer = await offerOf(dealt.code)
    const before = cardPicture('deal', deal.code, offerCard(offer)).path
    const after = cardPicture('deal', deal.code, offerCard({ ...offer, priceCents: offer.priceCents - 10_000 })).path
    expect(after).not.toBe(before)
    const old = await download(after)
    expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
  })
})

test.each([
  ['an offer', () => `/og/offer/${listing.code}.png`],
  ['a shop', () => `/og/shop/${shop.slug}.png`],
  ['a size', () => '/og/size/205-55R16.png'],
])('%s has one, too', async (_, path) => {
  const { status, bytes } = await download(path())
  expect(status).toBe(200)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test.each([
  '/og/deal/ZZZZ2.png',
  '/og/shop/nobody.png',
  '/og/size/hello.png',
  '/og/offer/%2e%2e.png',
  '/og/deal/x%00.png',
])('%s, which is not there, leads to the usual picture or nowhere', async (path) => {
  const { status, headers } = await download(path)
  expect([302, 404]).toContain(status)
  if (status === 302) expect(headers.get('location')).toBe('/og.png')
})

test('what people name their shops cannot break out of the drawing, and letters that the font lacks are left out', async () => {
  const name = '<script>alert("1")</script> & 北京 Pnéus Śląsk 🛞'
  const svg = cardSvg(shopCard({ name, suburb: null, city: 'Benoni', fittingCents: null }))
  expect(svg).not.toContain('<script>')
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(words(cardSvg(sizeCard({ size: '31x10.5R15', offers: 0, lowest: undefined })))).toContain('31x10.5R15')
})

test('no text is left to the fonts of the machine', async () => {
  expect(cardSvg(offerCard(await offerOf(listing.code)))).not.toMatch(/<text|font-family/)
})
