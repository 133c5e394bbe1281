import { answerAsk } from '#core/rescue/answer-ask.ts'
import { askShop, nights } from '#tests/attacks/seller-rights/rescue.ts'
import { as } from '#tests/support/actors.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

async function ofOwner({ shop }: World): Promise<ValidRequest & { params: Record<string, string> }> {
  const owner = await makePerson()
  await makeMember(ctx, shop, owner.contactId, 'owner')
  return { params: { shopId: shop.id }, cookie: owner.cookie }
}

/** Somebody else each time, as nobody has two rounds. */
async function asked({ shop }: World) {
  const driver = await makePerson()
  return { driver, ...(await askShop(shop, driver)) }
}

/** A correct request of each operation about a flat tyre now. */
export const validRescue: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getRescuesMine: async (world) => ({ cookie: (await asked(world)).driver.cookie }),
  postRescues: async (world) => {
    await asked(world)
    const { cookie } = await makePerson()
    return { cookie, body: { lat: -26.0936, lng: 28.0064, place: 'Randburg', size: '205/55R16' } }
  },
  postRescuesIdTake: async (world) => {
    const { driver, roundId, askId } = await asked(world)
    const member = await makePerson()
    await makeMember(ctx, world.shop, member.contactId)
    await answerAsk(ctx, as({ id: member.contactId, shops: [{ shopId: world.shop.id, role: 'staff' }] }), { askId }, 30)
    return { params: { id: roundId }, body: { askId }, cookie: driver.cookie }
  },
  postRescuesIdClose: async (world) => {
    const { driver, roundId } = await asked(world)
    return { params: { id: roundId }, cookie: driver.cookie }
  },
  getShopsShopIdCallOutHours: ofOwner,
  patchShopsShopIdCallOutHours: async (world) => ({ ...(await ofOwner(world)), body: { week: nights } }),
  getShopsShopIdRescues: async (world) => {
    await asked(world)
    return ofOwner(world)
  },
  postShopsShopIdRescuesAskIdAnswer: async (world) => {
    const { askId } = await asked(world)
    const { cookie, params } = await ofOwner(world)
    return { cookie, params: { ...params, askId }, body: { minutes: 45 } }
  },
}
