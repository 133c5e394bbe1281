import { makeImport } from '#tests/support/factories/imports.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

async function ofImport({ shop }: World): Promise<ValidRequest> {
  const seller = await makePerson()
  await makeMember(ctx, shop, seller.contactId)
  return { params: { id: (await makeImport(ctx, shop)).id }, cookie: seller.cookie }
}

/** A correct request of each operation on an import of stock. */
export const validImports: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getImportsId: ofImport,
  patchImportsId: async (world) => ({
    ...(await ofImport(world)),
    body: { columns: { brand: 0, model: 1, size: 2, price: 3 } },
  }),
  getImportsIdRows: async (world) => ({ ...(await ofImport(world)), query: { fate: 'wrong', limit: '5', after: '2' } }),
  postImportsIdConfirm: async (world) => ({ ...(await ofImport(world)), body: { wrong: 'leave_out' } }),
}
