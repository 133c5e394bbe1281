import { type RawBuilder, sql } from 'kysely'

/** Every word stands somewhere in the name, address, town or province of `shop`, in any order, with or without accents. */
export function hasWords(text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter(Boolean)
  const likes = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`unaccent(concat_ws(' ', shop.name, shop.address, shop.suburb, shop.city, shop.province))
    ilike all (array(select unaccent(likes) from unnest(${likes}::text[]) likes))`
}
