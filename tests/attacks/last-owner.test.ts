import { beforeEach, expect, test } from 'vitest'
import { ask, ctx } from '../api/auth/site.ts'
import { forgetCounts, makePerson, makeWorld, type Person } from '../api/contract/world.ts'
import { makeMember } from '../support/factories.ts'

beforeEach(forgetCounts)

async function makeOwners(count: number) {
  const { shop } = await makeWorld()
  const owners: (Person & { membership: string })[] = []
  for (let at = 0; at < count; at++) {
    const person = await makePerson()
    await makeMember(ctx, shop, person.contactId, 'owner')
    const { json } = await ask('GET', '/api/my-shops', { cookie: person.cookie })
    owners.push({ ...person, membership: String((json.shops as unknown as { id: string }[])[0]?.id) })
  }
  return { shop, owners }
}

const ownersNow = (shopId: string) =>
  ctx.db
    .selectFrom('shop_member')
    .select('contact_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'owner')
    .where('until', 'is', null)
    .execute()

const leave = ({ membership, cookie }: { membership: string; cookie: string }) =>
  ask('DELETE', `/api/members/${membership}`, { cookie })
const stepDown = ({ membership, cookie }: { membership: string; cookie: string }) =>
  ask('PATCH', `/api/members/${membership}`, { cookie, body: { role: 'staff' } })

test.each([
  ['leave', leave],
  ['become staff', stepDown],
])('five owners who %s at the same moment leave one behind', async (_, act) => {
  const { shop, owners } = await makeOwners(5)
  const answers = await Promise.all(owners.map(act))
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(4)
  expect(answers.filter(({ json }) => json.code === 'LAST_OWNER')).toHaveLength(1)
  expect(await ownersNow(shop.id)).toHaveLength(1)
})

test('owners who remove each other at the same moment: the one who came second is no owner any more', async () => {
  const { shop, owners } = await makeOwners(2)
  const [one, other] = owners as [(typeof owners)[number], (typeof owners)[number]]
  const answers = await Promise.all([
    ask('DELETE', `/api/members/${other.membership}`, { cookie: one.cookie }),
    ask('DELETE', `/api/members/${one.membership}`, { cookie: other.cookie }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  expect(await ownersNow(shop.id)).toHaveLength(1)
})

test('the database itself refuses, also what does not come through a use-case', async () => {
  const { shop, owners } = await makeOwners(2)
  const gone = owners.map(({ membership }) =>
    ctx.db.updateTable('shop_member').set({ until: ctx.clock.now() }).where('id', '=', membership).execute(),
  )
  const outcomes = await Promise.allSettled(gone)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { constraint: 'shop_keeps_an_owner' } },
  ])
  const deleted = ctx.db.deleteFrom('shop_member').where('shop_id', '=', shop.id).execute()
  await expect(deleted).rejects.toMatchObject({ constraint: 'shop_keeps_an_owner' })
  expect(await ownersNow(shop.id)).toHaveLength(1)
  await ctx.db.deleteFrom('listing').where('shop_id', '=', shop.id).execute()
  await ctx.db.deleteFrom('shop').where('id', '=', shop.id).execute()
  expect(await ownersNow(shop.id)).toEqual([])
})
