import type { Endpoint } from '../../route.ts'
import audit from './audit.ts'
import cleanUpAudit from './clean-up.ts'
import auditOfMessage from './of-message.ts'
import auditOfThread from './of-thread.ts'
import auditOfUser from './of-user.ts'
import oldAudit from './old.ts'
import auditSummary from './summary.ts'

export const auditEndpoints: readonly Endpoint[] = [
  audit,
  auditSummary,
  auditOfUser,
  auditOfThread,
  auditOfMessage,
  oldAudit,
  cleanUpAudit,
]
