import { expect, test } from 'vitest'
import { firstReads } from '#api/pages/first-reads.ts'
import { makeMember, makeShop } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import { makePerson } from '../contract/world.ts'

const dashboard = 'app/pages/business/seller-dashboard.tsx'
const asked = (cookie: string, { file = dashboard, search = '' } = {}) =>
  firstReads(ctx, { get: (() => cookie) as never, originalUrl: `/business/seller-dashboard${search}` }, file)

test('who belongs to a shop gets the dashboard of the shop that the page shows, and nobody else gets any', async () => {
  const [first, second] = [await makeShop(ctx), await makeShop(ctx)]
  const owner = await makePerson()
  await makeMember(ctx, first, owner.contactId, 'owner')
  await makeMember(ctx, second, owner.contactId, 'owner')
  const named = await asked(owner.cookie, { search: `?shop=${second.slug}` })
  expect(named).toContain('/api/auth/session')
  expect(named.filter((path) => path.includes('/dashboard'))).toEqual([`/api/shops/${second.id}/dashboard`])
  expect(await asked(owner.cookie, { file: 'app/pages/home.tsx' })).toEqual([])
  expect(await asked('')).toEqual([])
  const stranger = await makePerson()
  expect((await asked(stranger.cookie)).join()).not.toContain('/api/shops/')
})
