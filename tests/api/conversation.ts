import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx } from './auth/site.ts'
import { makePerson, makeWorld, type Person, type World } from './contract/world.ts'

export const world = await makeWorld()
/** Somebody at the shop's counter who also signs in on the web. */
export async function makeSeller({ shop }: World): Promise<Person> {
  const person = await makePerson()
  await ctx.db.updateTable('account').set({ role: 'business' }).where('id', '=', person.accountId).execute()
  await makeMember(ctx, shop, person.contactId)
  return person
}
export const seller = await makeSeller(world)
export const { driver, unverifiedGuest, shop, listing } = world

let subjects = 0
/** A conversation of its own: without a subject, what somebody writes to a shop goes on in the one they have. */
export const start = async (body: Record<string, unknown> = {}, cookie = driver.cookie) => {
  const said = { shopId: shop.id, message: 'Do you have it?', subject: `Question ${++subjects}`, ...body }
  return (await ask('POST', '/api/threads', { cookie, body: said })).json
}
export const send = (id: string, message: string, cookie: string, headers = {}) =>
  ask('POST', `/api/threads/${id}/messages`, { cookie, body: { message }, headers })
export const list = async (cookie: string, query = '') =>
  (await ask('GET', `/api/threads?${query}`, { cookie })).json.threads as unknown as Record<string, unknown>[]
export const unread = async (cookie: string) => (await ask('GET', '/api/threads/unread', { cookie })).json.unread
export const mailTo = async (address: string) => (await mails()).filter((one) => one.to_address === address).at(-1)
export const mails = () => ctx.db.selectFrom('mail').selectAll().orderBy('id').execute()
