import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, type World } from '../world.ts'

/** Somebody who may read the audit trail. */
async function asAdmin(options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> {
  const { cookie } = await makeAdmin()
  return { ...options, cookie }
}

const ofDriver = ({ driver }: World) => asAdmin({ params: { id: driver.contactId } })

export const validAudit: Record<string, (world: World) => Promise<ValidRequest>> = {
  getAdminAudit: ({ driver }) =>
    asAdmin({
      query: {
        userId: driver.contactId,
        action: 'read',
        entityType: 'thread',
        from: '2026-11-01T00:00:00+02:00',
        to: '2026-12-01T00:00:00Z',
        limit: '5',
      },
    }),
  getAdminAuditSummary: () => asAdmin({ query: { from: '2026-11-01T00:00:00Z' } }),
  getAdminAuditUsersId: ofDriver,
  getAdminAuditThreadsId: ofDriver,
  getAdminAuditMessagesId: ofDriver,
  getAdminAuditOld: () => asAdmin({ query: { days: '400' } }),
  deleteAdminAuditOld: () => asAdmin(),
}
