import { z } from 'zod'
import { Refusal } from './errors.ts'

/** Where a page of a list ends: what it is sorted by, and the id that settles a tie. */
export type Cursor<Rank> = { rank: Rank; id: string }

/** In a form that fits a link. `list` keeps a cursor from being used with another order. */
export const writeCursor = (list: string, { rank, id }: Cursor<number | string>): string =>
  Buffer.from(JSON.stringify([list, rank, id])).toString('base64url')

/** Throws PAGE_NOT_FOUND for a text that none of our pages ended with. */
export function readCursor<Rank>(
  list: string,
  text: string | undefined,
  rank: z.ZodType<Rank>,
): Cursor<Rank> | undefined {
  if (text === undefined) return undefined
  const parsed = z.tuple([z.literal(list), rank, z.uuid()]).safeParse(json(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) {
    throw new Refusal('PAGE_NOT_FOUND', 'This page of results is not there any more. Please search again.', 400)
  }
  return { rank: parsed.data[1], id: parsed.data[2] }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
