import { deleteFile, filesToRemove } from '#db/queries/threads/files.ts'
import { deleteLooseFile, looseFilesToRemove } from '#db/queries/threads/loose-files.ts'
import { eachDue } from '../../due/each-due.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { removeContent } from './store-content.ts'

/** A draft may wait a day for its words. */
export const HOURS_UNSENT_KEPT = 24
const HOUR_MS = 3_600_000
/** The store may be away for longer than the database. */
const waitsMs = [HOUR_MS, 12 * HOUR_MS, HOUR_MS]

type Unsent = { id: string; storage_key: string | null }

/** Removes files that were never sent, and those of people who have gone, from the store and then from the table. */
export const sweepFiles = eachDue<Unsent>({
  name: 'unsent-file',
  waitsMs,
  claim: (ctx, claim) => filesToRemove(ctx.db, addMinutes(claim.at, -HOURS_UNSENT_KEPT * 60), claim),
  id: ({ id }) => id,
  apart: async (ctx, { id, storage_key }) => {
    if (storage_key !== null) await removeContent(ctx, storage_key)
    await deleteFile(ctx.db, id)
  },
})

/** Removes files of no ready reply. */
export const sweepLooseFiles = eachDue<{ id: string; storage_key: string }>({
  name: 'reply-file',
  waitsMs,
  claim: (ctx, claim) => looseFilesToRemove(ctx.db, addMinutes(claim.at, -HOURS_UNSENT_KEPT * 60), claim),
  id: ({ id }) => id,
  apart: async (ctx, { id, storage_key }) => {
    if (await deleteLooseFile(ctx.db, id)) await removeContent(ctx, storage_key)
  },
})
