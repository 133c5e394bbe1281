import { endOldRows, type OldRow, type OldRows, oldRows } from '#db/queries/retention.ts'
import { type Due, eachDue } from './each-due.ts'

/** Small enough that nobody waits for one, and large enough that a year of rows is soon done. */
const BATCH_SIZE = 500

/** Deletes or empties what has had its time, batch by batch, each in a transaction of its own. */
export const forgetRows = (rows: OldRows): Due =>
  eachDue<OldRow>({
    name: `old ${rows.name ?? rows.table}`,
    batchSize: BATCH_SIZE,
    claim: (ctx, claim) => oldRows(ctx.db, rows, claim),
    id: ({ id }) => id,
    doAll: (ctx, old) => endOldRows(ctx.db, rows, old),
  })
