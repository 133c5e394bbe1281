import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { type AdminRole, adminRoles, mayAdmin } from '#core/rules/admin/admin-areas.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx } from '../api/auth/site.ts'
import { becomeAdmin, forgetCounts, makeAdmin, makePerson, makeWorld } from '../api/contract/world.ts'

beforeEach(forgetCounts)

const admins = endpoints.filter(({ path }) => path.startsWith('/admin/') && !path.startsWith('/admin/sign-in'))
const { shop, driver } = await makeWorld()
const seller = await makePerson()
await makeMember(ctx, shop, seller.contactId, 'owner')
/** An admin with a session of before, which the second factor did not open. */
const halfway = await makePerson()
await becomeAdmin(halfway)
const ended = await makePerson()
const endedCookie = await becomeAdmin(ended)
await ctx.db.updateTable('admin').set({ ended_at: ctx.clock.now() }).where('account_id', '=', ended.accountId).execute()
const byRole = new Map<AdminRole, string>()
for (const role of adminRoles) byRole.set(role, (await makeAdmin([role])).cookie)
const unconfirmed = await makeAdmin()
await ctx.db
  .updateTable('session')
  .set({ confirmed_at: null })
  .where('account_id', '=', unconfirmed.accountId)
  .execute()

/** Nothing of what is sent could be parsed, so that a refusal comes before anything is read. */
const askFor = ({ method, path, body }: (typeof admins)[number], cookie?: string) =>
  ask(method.toUpperCase(), `/api${path.replace(/:\w+/g, 'x')}`, {
    ...(cookie && { cookie }),
    ...(body && { raw: '{' }),
  })

test('every operation of the console says which part of it it belongs to', () => {
  expect(admins.length).toBeGreaterThan(5)
  expect(admins.filter(({ access }) => !access.area).map(({ key }) => key)).toEqual([])
})

test.each(admins.map((one) => [one.key, one] as const))(
  '%s is refused to everybody without the role',
  async (_, one) => {
    const nobody = await askFor(one)
    expect([nobody.status, nobody.json.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
    const others = {
      'a customer': driver.cookie,
      'a seller': seller.cookie,
      'without the second factor': halfway.cookie,
      'a former admin': endedCookie,
    }
    for (const [who, cookie] of Object.entries(others)) {
      const answer = await askFor(one, cookie)
      expect([answer.status, answer.json.code], who).toEqual([403, 'NOT_ALLOWED'])
    }
    for (const [role, cookie] of byRole) {
      const answer = await askFor(one, cookie)
      const may = one.access.area !== undefined && mayAdmin([role], one.access.area)
      expect(answer.json.code === 'NOT_ALLOWED', role).toBe(!may)
    }
  },
)

test.each(admins.filter(({ access }) => access.codeAgain).map((one) => [one.key, one] as const))(
  '%s asks for the code again',
  async (_, one) => {
    const answer = await askFor(one, unconfirmed.cookie)
    expect([answer.status, answer.json.code]).toEqual([403, 'CODE_REQUIRED'])
  },
)
