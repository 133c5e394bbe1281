import { reportIncident } from '#core/transaction.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, makePerson, type World } from '../world.ts'

const asAdmin = async (options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> => ({
  ...options,
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

async function rowAside(): Promise<ValidRequest> {
  const at = ctx.clock.now()
  const { id } = await ctx.db
    .insertInto('due_failure')
    .values({
      ...{ work: 'digest', row_id: `somebody ${many++}`, attempts: 3, failure: 'x' },
      ...{ since: at, set_aside_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return asAdmin({ params: { id } })
}

async function trouble(): Promise<ValidRequest> {
  const detail = `one_time_code ${many++}`
  await reportIncident(ctx, 'template_missing', detail)
  const { id } = await ctx.db.selectFrom('trouble').select('id').where('detail', '=', detail).executeTakeFirstOrThrow()
  return asAdmin({ params: { id } })
}

const group = { channel: 'whatsapp', kind: 'booking_reminder', reason: 'quiet_hours' }

export const validAdminOperations: Record<string, (world: World) => Promise<ValidRequest>> = {
  getAdminOperations: () => asAdmin(),
  getAdminOperationsSetAside: () => asAdmin(),
  postAdminOperationsSetAsideIdRetry: setAside,
  postAdminOperationsSetAsideIdClose: setAside,
  postAdminOperationsDueRetry: () => asAdmin({ body: { work: 'digest' } }),
  postAdminOperationsDueIdRetry: rowAside,
  postAdminOperationsDueIdClose: rowAside,
  getAdminOperationsHeld: () => asAdmin(),
  postAdminOperationsHeldSend: () => asAdmin({ body: group }),
  postAdminOperationsHeldDrop: () => asAdmin({ body: group }),
  getAdminOperationsDelivery: () => asAdmin({ query: { range: '7d' } }),
  getAdminOperationsTroubles: () => asAdmin(),
  postAdminOperationsTroublesIdSettle: trouble,
}
