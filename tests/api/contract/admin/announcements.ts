import { noteConsents } from '#core/messaging/people/preferences.ts'
import { makeMember, setPreferences } from '#tests/support/factories.ts'
import { ask, ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, makePerson, type Person, type World } from '../world.ts'

export const announcement = {
  title: 'prices with fitting',
  words: 'Every price now says what the fitting costs.',
  path: '/alerts',
  audience: 'owners',
  channels: ['whatsapp', 'in_app'],
  province: null,
  language: null,
  pace: 60,
}

/** An admin's draft, with somebody in its group. */
async function drafted({ shop }: World, admin?: Person): Promise<ValidRequest> {
  const { cookie } = admin ?? (await makeAdmin())
  const owner = await makePerson()
  await makeMember(ctx, shop, owner.contactId, 'owner')
  const made = await ask('POST', '/api/admin/announcements', { cookie, body: announcement })
  return { cookie, params: { id: String(made.json.id) } }
}

/** The same once it was sent, and perhaps paused. */
async function sent(world: World, isPaused = false): Promise<ValidRequest> {
  const draft = await drafted(world)
  const post = (act: string, body?: object) =>
    ask('POST', `/api/admin/announcements/${draft.params?.id}/${act}`, {
      cookie: draft.cookie ?? '',
      ...(body && { body }),
    })
  await post('send', { at: null, people: 1000 })
  if (isPaused) await post('pause')
  return draft
}

export const validAdminAnnouncements: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getAdminAnnouncements: async () => ({
    cookie: (await makeAdmin()).cookie,
    query: { state: 'draft', limit: '5' },
  }),
  postAdminAnnouncements: async () => ({ cookie: (await makeAdmin()).cookie, body: announcement }),
  getAdminAnnouncementsId: (world) => drafted(world),
  patchAdminAnnouncementsId: async (world) => ({ ...(await drafted(world)), body: { ...announcement, pace: 120 } }),
  deleteAdminAnnouncementsId: (world) => drafted(world),
  postAdminAnnouncementsIdTest: (world) => drafted(world),
  postAdminAnnouncementsIdSend: async (world) => ({ ...(await drafted(world)), body: { at: null, people: 1000 } }),
  postAdminAnnouncementsIdPause: (world) => sent(world),
  postAdminAnnouncementsIdResume: (world) => sent(world, true),
  postAdminAnnouncementsIdStop: (world) => sent(world),
}

let willing = 0
/** A driver who said yes to news on the channels, with a proven mailbox. */
export async function makeWilling(channels: readonly ('whatsapp' | 'email')[]): Promise<Person & { email: string }> {
  const person = await makePerson()
  const email = `willing-${++willing}@example.com`
  await ctx.db.updateTable('contact').set({ email }).where('id', '=', person.contactId).execute()
  const proven = { email, email_verified_at: ctx.clock.now() }
  await ctx.db.updateTable('account').set(proven).where('id', '=', person.accountId).execute()
  const marketing = (channel: 'whatsapp' | 'email') => ({ marketing: channels.includes(channel) })
  await setPreferences(
    ctx,
    { id: person.contactId },
    { switches: { whatsapp: marketing('whatsapp'), email: marketing('email') } },
  )
  await noteConsents(
    ctx,
    person.contactId,
    channels.map((channel) => ({ channel, purpose: 'marketing' as const, given: true })),
    { how: 'switched it on in the settings', source: 'web' },
  )
  return { ...person, email }
}
