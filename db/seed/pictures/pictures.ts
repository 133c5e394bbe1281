import { type KeptImage, keepImage } from '#core/media/keep-picture.ts'
import type { MediaStore } from '#core/media/store.ts'
import type { Db } from '../../client.ts'
import { insertAll } from '../bulk.ts'
import { demoId } from '../random.ts'
import type { DemoShop } from '../shops.ts'
import { front, paints, shelves, wheel, workshop } from './scenes.ts'

const widest = 1200

type Picture = KeptImage & { alt: string }

/** How many pictures a shop shows: some many, some one, some none. */
const shown = [5, 4, 3, 5, 1, 4, 0] as const
const countOf = (number: number): number => shown[number % shown.length] ?? 0

const columns = {
  id: 'uuid',
  shop_id: 'uuid',
  position: 'integer',
  url: 'text',
  alt: 'text',
  width: 'integer',
  height: 'integer',
  created_at: 'timestamptz',
}

/** Galleries that we draw ourselves, which say so (`?drawn` in web/styles/base.css); shops of one colour share theirs. */
export async function seedPictures(db: Db, shops: readonly DemoShop[], store: MediaStore, now: Date): Promise<void> {
  const sets = await Promise.all(paints.map((_, number) => drawn(store, number)))
  const setOf = (number: number) => sets[number % sets.length] ?? []
  const rows = shops.flatMap(({ id, number }) =>
    setOf(number)
      .slice(0, countOf(number))
      .map(({ url, alt, width, height }, position) => ({
        id: demoId(`shop image ${number}`, position),
        shop_id: id,
        position,
        url,
        alt,
        width,
        height,
        created_at: now,
      })),
  )
  await insertAll(db, 'shop_image', columns, rows)
}

async function drawn(store: MediaStore, number: number): Promise<Picture[]> {
  const [paint, other] = [paints[number], paints[(number + 2) % paints.length]]
  if (!paint || !other) return drawn(store, 0)
  const scenes: [alt: string, svg: string][] = [
    ['the shop from the street', front(paint, 2 + (number % 3))],
    ['a car on the lift', workshop(paint)],
    ['tyres on the shelves', shelves(paint)],
    ['a wheel ready to be fitted', wheel(paint)],
    ['the second workshop', workshop(other)],
  ]
  const keep = (svg: string) => keepImage(store, Buffer.from(svg), widest)
  return Promise.all(
    scenes.map(async ([alt, svg]) => {
      const { url, ...kept } = await keep(svg)
      return { ...kept, url: `${url}?drawn`, alt: `Drawing: ${alt}` }
    }),
  )
}
