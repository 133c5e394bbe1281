import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin } from '../world.ts'

const asAdmin = async (): Promise<ValidRequest> => ({ cookie: (await makeAdmin()).cookie })

export const validAdminOverview: Record<string, () => Promise<ValidRequest>> = {
  getAdminOverview: asAdmin,
  getAdminWaiting: asAdmin,
}
