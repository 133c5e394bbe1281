import { makeAdminToSignIn } from '../../admin/sign-in.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin } from '../world.ts'

async function ofAnother(): Promise<ValidRequest> {
  return { ...(await asOwner()), params: { id: (await makeAdminToSignIn(['support'])).accountId } }
}
const asOwner = async (): Promise<ValidRequest> => ({ cookie: (await makeAdmin()).cookie })

/** What owners do with the other admins. */
export const validAdminAdmins: Record<string, () => ValidRequest | Promise<ValidRequest>> = {
  getAdminAdmins: asOwner,
  patchAdminAdminsId: async () => ({ ...(await ofAnother()), body: { roles: ['finance'] } }),
  deleteAdminAdminsId: ofAnother,
  postAdminAdminsIdSignOut: ofAnother,
}
