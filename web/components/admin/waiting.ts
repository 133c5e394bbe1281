import { useRead } from '#web/lib/api/use-read.ts'

const EVERY_MS = 30_000

/** What waits for an admin, read anew every half a minute. */
export const useAdminWaiting = () => useRead('GET /admin/waiting', {}, { every: EVERY_MS })
