import { reportTrouble } from '#core/messaging/outbound/trouble.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, makePerson, type World } from '../world.ts'

const asAdmin = async (wish: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> => ({
  ...wish,
  cookie: (await makeAdmin()).cookie,
})

let many = 0
async function setAside(): Promise<ValidRequest> {
  const at = ctx.clock.now()
  const { contactId } = await makePerson()
  const { id } = await ctx.db
    .insertInto('inbound_message')
    .values({
      ...{ message_sid: `SM of operations ${many++}`, contact_id: contactId, body: 'hi', attempts: 3 },
      ...{ content: JSON.stringify({ kind: 'text' }), received_at: at, handled_at: at, set_aside_at: at, failure: 'x' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return asAdmin({ params: { id } })
}

async function failedEvent(): Promise<ValidRequest> {
  const { id } = await ctx.db
    .insertInto('event')
    .values({ type: 'notices.tested', data: '{}', at: ctx.clock.now(), attempts: 10, failure: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return asAdmin({ params: { id } })
}

async function trouble(): Promise<ValidRequest> {
  const detail = `one_time_code ${many++}`
  await reportTrouble(ctx, 'template_missing', detail)
  const { id } = await ctx.db.selectFrom('trouble').select('id').where('detail', '=', detail).executeTakeFirstOrThrow()
  return asAdmin({ params: { id } })
}

/** A failed job, as the queue of these tests has none of its own. */
async function job(): Promise<ValidRequest> {
  const one = async () => ({ id: '1', name: 'event', ids: {}, reason: 'x', attempts: 5, failedAt: undefined })
  Object.assign(ctx.jobs.desk, { retry: one, drop: one })
  return asAdmin({ params: { id: '1' } })
}

const group = { channel: 'whatsapp', kind: 'booking_reminder', reason: 'quiet_hours' }

export const validAdminOperations: Record<string, (world: World) => Promise<ValidRequest>> = {
  getAdminOperations: () => asAdmin(),
  getAdminOperationsJobs: () => asAdmin({ query: { name: 'event', page: '1' } }),
  postAdminOperationsJobsRetry: () => asAdmin({ body: { name: 'event' } }),
  postAdminOperationsJobsIdRetry: job,
  deleteAdminOperationsJobsId: job,
  getAdminOperationsSetAside: () => asAdmin(),
  postAdminOperationsSetAsideIdRetry: setAside,
  postAdminOperationsSetAsideIdClose: setAside,
  postAdminOperationsEventsIdRetry: failedEvent,
  postAdminOperationsEventsIdClose: failedEvent,
  getAdminOperationsHeld: () => asAdmin(),
  postAdminOperationsHeldSend: () => asAdmin({ body: group }),
  postAdminOperationsHeldDrop: () => asAdmin({ body: group }),
  getAdminOperationsDelivery: () => asAdmin({ query: { range: '7d' } }),
  getAdminOperationsTroubles: () => asAdmin(),
  postAdminOperationsTroublesIdSettle: trouble,
}
