import type { Db } from '#db/client.ts'

/** What a factory needs; a test context has it. */
export type Place = { db: Db; clock: { now(): Date } }
