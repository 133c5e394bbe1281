import { lockContact } from '#db/queries/accounts/sessions.ts'
import {
  changePushDevice,
  forgetPushDevice,
  keepPushDevice,
  type PushDeviceRow,
  pushDevicesOf,
} from '#db/queries/notifications/push-devices.ts'
import type { Context } from '../../context.ts'
import type { AddPushDevice, ChangePushDevice, PushDevice, PushState } from '../../contracts/notices/push.ts'
import { Refusal } from '../../errors.ts'
import { deviceName } from '../../rules/people/device-name.ts'
import { transaction } from '../../transaction.ts'
import { isPushEndpoint } from './endpoint.ts'
import { pushKeys } from './keys.ts'

type Signed = { sessionId: string; contactId: string | null; account: { id: string } }

const MOST_DEVICES = 10

/** The browsers of the account that show its notices, and the key by which a browser knows us. */
export async function pushState(ctx: Context, visitor: Signed): Promise<PushState> {
  const [{ publicKey }, devices] = await Promise.all([pushKeys(ctx), devicesOf(ctx, visitor)])
  return { publicKey, devices }
}

const devicesOf = async (ctx: Context, { account, sessionId }: Signed): Promise<PushDevice[]> =>
  (await pushDevicesOf(ctx.db, account.id, ctx.clock.now())).map((row) => deviceView(row, sessionId))

const deviceView = (row: PushDeviceRow, sessionId: string): PushDevice => ({
  id: row.id,
  name: row.device,
  here: row.session_id === sessionId,
  showsWords: row.shows_words,
  since: row.created_at.toISOString(),
  lastSentAt: row.last_sent_at?.toISOString() ?? null,
})

/**
 * Notifies this browser from now on, for as long as it is signed in. Throws PUSH_ENDPOINT_REFUSED, PUSH_DEVICE_TAKEN,
 * TOO_MANY_DEVICES.
 */
export async function addPushDevice(
  ctx: Context,
  visitor: Signed,
  { endpoint, keys }: AddPushDevice,
  userAgent: string | undefined,
): Promise<PushState> {
  if (!isPushEndpoint(endpoint)) throw endpointRefused()
  await transaction(ctx, async (ctx) => {
    // Two browsers that ask at the same moment do not pass the limit together.
    if (visitor.contactId) await lockContact(ctx.db, visitor.contactId)
    const others = (await devicesOf(ctx, visitor)).filter(({ here }) => !here)
    const kept = await keepPushDevice(ctx.db, {
      session_id: visitor.sessionId,
      endpoint,
      ...keys,
      device: deviceName(userAgent ?? null),
      created_at: ctx.clock.now(),
    })
    if (!kept) throw deviceTaken()
    if (others.length >= MOST_DEVICES && (await devicesOf(ctx, visitor)).length > MOST_DEVICES) throw tooManyDevices()
  })
  return pushState(ctx, visitor)
}

/** Renames one of the account's browsers, or says whether it shows the words. Throws PUSH_DEVICE_NOT_FOUND. */
export async function changeDevice(
  ctx: Context,
  visitor: Signed,
  id: string,
  { name, showsWords }: ChangePushDevice,
): Promise<PushState> {
  const change = {
    ...(name !== undefined && { device: name }),
    ...(showsWords !== undefined && { shows_words: showsWords }),
  }
  if (!(await changePushDevice(ctx.db, visitor.account.id, id, change))) throw deviceNotFound()
  return pushState(ctx, visitor)
}

/** Notifies the browser no more. Throws PUSH_DEVICE_NOT_FOUND. */
export async function removeDevice(ctx: Context, visitor: Signed, id: string): Promise<PushState> {
  if (!(await forgetPushDevice(ctx.db, visitor.account.id, id))) throw deviceNotFound()
  return pushState(ctx, visitor)
}

const endpointRefused = () =>
  new Refusal('PUSH_ENDPOINT_REFUSED', 'This browser names a push service that we cannot use.', 400)
const deviceTaken = () =>
  new Refusal('PUSH_DEVICE_TAKEN', 'This browser could not be switched on. Please reload the page and try again.')
const tooManyDevices = () =>
  new Refusal('TOO_MANY_DEVICES', `At most ${MOST_DEVICES} browsers can be notified. Please switch one of them off.`)
const deviceNotFound = () => new Refusal('PUSH_DEVICE_NOT_FOUND', 'This browser is not notified any more.', 404)
