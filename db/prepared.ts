import { type Compilable, CompiledQuery } from 'kysely'
import type { Db } from './client.ts'
import { named } from './named-statements.ts'

/**
 * A query that is built once a process and planned once a connection. `build` gets placeholders; the statement's
 * parameters are then these, each used once and in this order.
 */
export function prepared<Row, const Parameters extends readonly unknown[]>(
  name: string,
  build: (db: Db) => Compilable<Row>,
): (db: Db, ...parameters: Parameters) => Promise<Row[]> {
  let text: string | undefined
  return async (db, ...parameters) => {
    text ??= named(name) + build(db).compile().sql
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows
  }
}
