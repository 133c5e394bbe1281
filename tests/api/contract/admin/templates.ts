import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin } from '../world.ts'

const asAdmin = async (): Promise<ValidRequest> => ({ cookie: (await makeAdmin()).cookie })

export const validAdminTemplates: Record<string, () => Promise<ValidRequest>> = {
  getAdminTemplates: asAdmin,
  postAdminTemplatesCheck: asAdmin,
}
