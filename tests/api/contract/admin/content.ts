import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin } from '../world.ts'

const asAdmin = async (options: ValidRequest = {}): Promise<ValidRequest> => ({
  ...options,
  cookie: (await makeAdmin()).cookie,
})

let versions = 0
export const validAdminContent: Record<string, () => Promise<ValidRequest>> = {
  getAdminContent: () => asAdmin(),
  patchAdminContent: () =>
    asAdmin({
      body: {
        claims: [{ title: 'Verified suppliers only', text: 'A shop is checked before drivers see it.' }],
        figures: [{ value: '9', label: 'provinces' }],
        supportEmail: 'support@example.com',
        supportWhatsapp: '082 123 4567',
        registeredAddress: '1 Example Street\nSandton',
        helpUrl: 'https://help.example.com/',
      },
    }),
  getAdminLegal: () => asAdmin(),
  postAdminLegalNameVersions: () =>
    asAdmin({
      params: { name: 'terms' },
      body: { markup: `## Another version ${++versions}`, effectiveOn: '2026-12-24' },
    }),
}
