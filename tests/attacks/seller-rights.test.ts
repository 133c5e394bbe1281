import { beforeEach, expect, test } from 'vitest'
import { sellerOperations } from '#core/contracts/operations.ts'
import { makeMember, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../api/auth/site.ts'
import { forgetCounts, makePerson, makeWorld } from '../api/contract/world.ts'
import type { SellerRight, SellerRights, SellerScene } from './seller-rights/rights.ts'
import * as every from './seller-rights/subjects.ts'

beforeEach(forgetCounts)

const subjects: SellerRights[] = Object.values(every)
const rights: Record<string, SellerRight> = Object.assign({}, ...subjects.map((one) => one.rights))

test('every operation of a shop’s people says who may', () => {
  expect(Object.keys(rights).toSorted()).toEqual(Object.keys(sellerOperations).toSorted())
})

async function makeScene(): Promise<SellerScene> {
  const { shop, listing, deal, driver, unverifiedGuest } = await makeWorld()
  const [owner, staff, former, other] = [await makePerson(), await makePerson(), await makePerson(), await makePerson()]
  await makeMember(ctx, shop, owner.contactId, 'owner')
  await makeMember(ctx, shop, staff.contactId)
  await makeMember(ctx, shop, former.contactId)
  const elsewhere = await makeShop(ctx)
  await makeMember(ctx, elsewhere, other.contactId, 'owner')
  const { json } = await ask('GET', '/api/my-shops', { cookie: former.cookie })
  await ask('DELETE', `/api/members/${(json.shops as unknown as { id: string }[])[0]?.id}`, { cookie: former.cookie })
  return { shop, listing, deal, driver, unverifiedGuest, owner, staff, former, other, elsewhere }
}
const scene = await makeScene()
const ids: Record<string, string> = { shopId: scene.shop.id }
for (const one of subjects) Object.assign(ids, await one.ids?.(scene))

/** The address of an operation on the scene's own things. */
function addressOf(key: string, { query }: SellerRight): { method: string; path: string } {
  const [method = '', path = ''] = key.split(' ')
  const named = path
    .replace(/([\w-]+)\/:id/, (_, area: string) => `${area}/${ids[area] ?? 'unnamed'}`)
    .replace(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 'unnamed'))
  expect(named, `what stands for the names in ${key}`).not.toContain('unnamed')
  return { method, path: `/api${named}${query ? `?${new URLSearchParams(query)}` : ''}` }
}

const bodyOf = ({ body, file }: SellerRight): { body?: Record<string, unknown>; raw?: Uint8Array } =>
  file ? { raw: file } : body ? { body } : {}

const tables = [...new Set(subjects.flatMap((one) => one.tables))]
async function kept(): Promise<string> {
  const rows = await Promise.all(
    tables.map((name) => ctx.pool.query(`select row_to_json(t)::text as row from "${name}" t order by 1`)),
  )
  return JSON.stringify(rows.map((one) => one.rows))
}

const refused = Object.entries(rights).filter(([, one]) => ['members', 'owners'].includes(one.for))

test.each(refused)('%s is refused to everybody else, and nothing changes', async (key, one) => {
  const { method, path } = addressOf(key, one)
  const before = await kept()
  const { unverifiedGuest, driver, other, former, staff } = scene
  const outside = {
    'a customer': unverifiedGuest,
    'its driver': driver,
    'another seller': other,
    'a former member': former,
  }
  for (const [who, { cookie }] of Object.entries(outside)) {
    const answer = await ask(method, path, { cookie, ...bodyOf(one) })
    expect(answer.status, `${who}: ${answer.text}`).toBe(404)
  }
  if (one.for === 'owners')
    expect((await ask(method, path, { cookie: staff.cookie, ...bodyOf(one) })).status, 'staff').toBe(
      one.hidden ? 404 : 403,
    )
  const nobody = await ask(method, path, bodyOf(one))
  expect([nobody.status, nobody.json.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
  expect(await kept()).toBe(before)
})

const allowed = refused.filter(([key, one]) => key.startsWith('GET ') || one.works)

test.each(allowed)('%s answers those who may', async (key, one) => {
  const { method, path } = addressOf(key, one)
  const { cookie } = one.for === 'owners' ? scene.owner : scene.staff
  const answer = await ask(method, path, { cookie, ...bodyOf(one) })
  expect(answer.status, answer.text).toBeLessThan(300)
})
