import { namesOf } from '#db/queries/audit/names.ts'
import type { Context } from '../context.ts'

type Noted = { entity_id: string; old_values: unknown; new_values: unknown }

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Every id in a state, however deep. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(idsIn)
}

const idsOf = ({ entity_id, old_values, new_values }: Noted): string[] => [
  entity_id,
  ...idsIn(old_values),
  ...idsIn(new_values),
]

/** Of each entry what the things that it names by id are called today, all of them in one read. */
export async function nameThings<Row extends Noted>(
  ctx: Context,
  rows: readonly Row[],
): Promise<(Row & { names: Record<string, string> })[]> {
  const known = await namesOf(ctx.db, [...new Set(rows.flatMap(idsOf))])
  return rows.map((row) => ({
    ...row,
    names: Object.fromEntries(
      idsOf(row)
        .map((id) => [id, known.get(id)] as const)
        .filter(hasName),
    ),
  }))
}

const hasName = (pair: readonly [string, string | undefined]): pair is readonly [string, string] =>
  pair[1] !== undefined
