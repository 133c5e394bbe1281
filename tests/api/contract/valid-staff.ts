import { invite } from '#core/businesses/members/invitations/invitations.ts'
import { actorOf } from '#core/load-actor.ts'
import { makeMember } from '#tests/support/factories.ts'
import { mailsTo, newEmail } from '../auth/mailbox.ts'
import { ctx, newNumber } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { forgetWaiting, makePerson, type Person, type World } from './world.ts'

async function makeOwner({ shop }: World): Promise<Person> {
  const owner = await makePerson()
  await makeMember(ctx, shop, owner.contactId, 'owner')
  return owner
}

async function ofShop(world: World): Promise<ValidRequest> {
  return { cookie: (await makeOwner(world)).cookie, params: { shopId: world.shop.id } }
}

const sent = async (world: World, owner: Person, to: { email: string } | { phone: string }) =>
  invite(ctx, await actorOf(ctx, owner.contactId), world.shop.id, { to, role: 'staff' })

async function ofInvitation(world: World): Promise<ValidRequest> {
  const owner = await makeOwner(world)
  return { cookie: owner.cookie, params: { id: (await sent(world, owner, { phone: newNumber() })).id } }
}

/** To the number of somebody who is signed in. */
async function ofInvited(world: World): Promise<ValidRequest> {
  const invited = await makePerson()
  const { id } = await sent(world, await makeOwner(world), { phone: invited.number })
  return { cookie: invited.cookie, params: { id }, body: {} }
}

/** How people join a shop. */
export const validStaff: Record<string, (world: World) => Promise<ValidRequest>> = {
  getShopsShopIdInvitations: ofShop,
  postShopsShopIdInvitations: async (world) => ({ ...(await ofShop(world)), body: { to: newEmail(), role: 'owner' } }),
  postInvitationsIdResend: ofInvitation,
  deleteInvitationsId: ofInvitation,
  postInvitationsRead: async (world) => {
    await forgetWaiting()
    const email = newEmail()
    await sent(world, await makeOwner(world), { email })
    const [mail] = await mailsTo(email)
    return { body: { token: /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' } }
  },
  getMyInvitations: async (world) => ({ cookie: (await ofInvited(world)).cookie ?? '' }),
  postMyInvitationsIdAccept: ofInvited,
  postMyInvitationsIdDecline: ofInvited,
}
