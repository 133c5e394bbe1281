import { expect, test } from 'vitest'
import { ask } from '../auth/site.ts'
import { browser } from '../browser-sockets.ts'
import { makeAdmin, makeWorld } from '../contract/world.ts'

test('what one admin does, the open pages of another hear at once, with who it was; nobody else does', async () => {
  const { shop, driver } = await makeWorld()
  const [one, other] = [await makeAdmin(), await makeAdmin()]
  const [theirs, strangers] = [await browser(other.cookie), await browser(driver.cookie)]
  const fee = { cookie: one.cookie, body: { monthlyFeeCents: 25_000 } }
  expect((await ask('POST', `/api/admin/businesses/${shop.id}/fee`, fee)).status).toBe(200)
  expect(await theirs.next('desk_changed')).toMatchObject({ by: { accountId: one.accountId } })
  await ask('GET', '/api/admin/businesses', { cookie: one.cookie })
  expect(theirs.heard.filter(({ type }) => type === 'desk_changed')).toHaveLength(1)
  expect(strangers.heard.filter(({ type }) => type === 'desk_changed')).toEqual([])
})
