import { sql } from 'kysely'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import { hasWords } from './shop-profile.ts'

export type CentreRow = {
  id: string
  slug: string
  name: string
  address: string
  city: string
  province: string
  logo_url: string | null
  rating: number | null
  review_count: number
  services: ServiceCode[]
}

/** Visible shops with the words of the text in their name, address, city or province. */
export async function findCentres(
  db: Db,
  {
    text,
    province,
    minRating,
    limit,
  }: { text: string; province?: string | undefined; minRating: number; limit: number },
): Promise<CentreRow[]> {
  const { rows } = await sql<CentreRow>`
    select id, slug, name, address, city, province, logo_url, rating, review_count,
      array(select service from shop_service where shop_id = shop.id order by service) as services
    from shop
    where business_status = 'active'
      and ${hasWords(text)}
      and (${province ?? null}::text is null or province = ${province ?? null})
      and (${minRating}::float8 <= 0 or rating >= ${minRating})
    order by name, id limit ${limit}`.execute(db)
  return rows
}
