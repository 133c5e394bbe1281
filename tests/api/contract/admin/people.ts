import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, makePerson, type World } from '../world.ts'

const ofDriver = async ({ driver }: World): Promise<ValidRequest> => ({
  cookie: (await makeAdmin()).cookie,
  params: { contactId: driver.contactId },
})

export const validAdminPeople: Record<string, (world: World) => Promise<ValidRequest>> = {
  getAdminPeople: async ({ driver }) => ({ cookie: (await makeAdmin()).cookie, query: { find: driver.number } }),
  getAdminPeopleContactId: ofDriver,
  postAdminPeopleContactIdContacts: ofDriver,
  getAdminPeopleContactIdHistory: async (world) => ({ ...(await ofDriver(world)), query: { limit: '5' } }),
  postAdminPeopleContactIdWithdraw: async (world) => ({
    ...(await ofDriver(world)),
    body: { channel: 'email', purpose: 'marketing' },
  }),
  postAdminPeopleContactIdExport: ofDriver,
  postAdminPeopleContactIdErase: async () => ({
    cookie: (await makeAdmin()).cookie,
    params: { contactId: (await makePerson()).contactId },
  }),
}
