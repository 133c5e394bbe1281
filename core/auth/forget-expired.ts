import { oldInvitations, oldSecrets } from '#db/queries/retention.ts'
import { forgetRows } from '../due/forget-rows.ts'

const DAYS_KEPT = 2
/** An owner may still send an expired invitation once more. */
const DAYS_INVITATIONS_KEPT = 30

/** Deletes codes, links, proofs, sessions and counts of limits two days after they have ended, invitations after thirty. */
export const expiredSecrets = [...oldSecrets(DAYS_KEPT), oldInvitations(DAYS_INVITATIONS_KEPT)].map(forgetRows)
