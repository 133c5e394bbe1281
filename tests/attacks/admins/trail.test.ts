import { beforeEach, expect, test } from 'vitest'
import { codeStep, makeAdminToSignIn, passwordStep, signIn } from '../../api/admin/sign-in.ts'
import { mailsTo } from '../../api/auth/mailbox.ts'
import { ask, ctx, otherThan } from '../../api/auth/site.ts'
import { forgetCounts, makePerson } from '../../api/contract/world.ts'

beforeEach(forgetCounts)

const MINUTE = 60_000

test('everything of a sign-in stands in the audit trail, without a secret', async () => {
  const admin = await makeAdminToSignIn()
  const { json } = await passwordStep(admin)
  await codeStep(json.challenge, otherThan(admin.code()))
  await codeStep(json.challenge, admin.code())
  const noted = await ctx.db
    .selectFrom('audit_entry')
    .select(['entity_type', 'new_values', 'contact_id'])
    .where('entity_id', '=', admin.accountId)
    .where('entity_type', '=', 'admin_sign_in')
    .orderBy('id')
    .execute()
  expect(noted.map((one) => [one.contact_id, one.new_values])).toEqual([
    [admin.contactId, { by: 'code', signedIn: false }],
    [admin.contactId, { by: 'code', signedIn: true }],
  ])
  expect((await mailsTo(admin.email))[0]?.subject).toContain('A new browser signed in to the console')
})

test('what admins end of their own sessions stands there too, and of others it does not', async () => {
  const admin = await makeAdminToSignIn()
  const cookies = []
  for (let at = 0; at < 4; at++) {
    cookies.push(await signIn(admin))
    ctx.clock.advance(MINUTE)
  }
  const [here = '', , gone = '', last = ''] = cookies
  const { json } = await ask('GET', '/api/auth/sessions', { cookie: here })
  const listed = json.sessions as unknown as { id: string; current: boolean }[]
  await ask('DELETE', `/api/auth/sessions/${listed.find(({ current }) => !current)?.id}`, { cookie: here })
  expect((await ask('GET', '/api/auth/session', { cookie: last })).json.signedIn).toBe(false)
  await ask('POST', '/api/auth/sign-out', { cookie: gone })
  await ask('POST', '/api/auth/sign-out-others', { cookie: here })
  await ask('POST', '/api/auth/sign-out-everywhere', { cookie: here })
  const ends = (entityId: string) =>
    ctx.db
      .selectFrom('audit_entry')
      .select(['contact_id', 'new_values'])
      .where('entity_id', '=', entityId)
      .where('action', '=', 'delete')
      .orderBy('id')
      .execute()
  expect((await ends(admin.accountId)).map((one) => [one.contact_id, one.new_values])).toEqual(
    ['another browser', 'this browser', 'all other browsers', 'all browsers'].map((signedOut) => [
      admin.contactId,
      { signedOut, sessions: 1 },
    ]),
  )
  const driver = await makePerson()
  await ask('POST', '/api/auth/sign-out', { cookie: driver.cookie })
  expect(await ends(driver.accountId)).toEqual([])
})
