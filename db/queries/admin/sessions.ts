import type { Db } from '#db/client.ts'

/** Keeps that the second factor was shown in this session just now. */
export const confirmSession = (db: Db, sessionId: string, at: Date) =>
  db
    .updateTable('session')
    .set({ confirmed_at: at })
    .where('id', '=', sessionId)
    .where('opened_by', '=', 'admin')
    .where('revoked_at', 'is', null)
    .execute()
