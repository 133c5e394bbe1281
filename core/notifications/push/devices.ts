import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import webPush from 'web-push'
import { lockContact } from '#db/queries/accounts/sessions.ts'
import {
  changePushDevice,
  forgetPushDevice,
  keepPushDevice,
  keepPushKeys,
  type PushDeviceRow,
  pushDevicesOf,
} from '#db/queries/notifications/push.ts'
import type { Context } from '../../context.ts'
import type { AddPushDevice, ChangePushDevice, PushDevice, PushState } from '../../contracts/notices.ts'
import { Refusal } from '../../errors.ts'
import { deviceName } from '../../rules/people/device.ts'
import { transaction } from '../../transaction.ts'

type Signed = { sessionId: string; contactId: string | null; account: { id: string } }

const MAX_DEVICES = 10

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
    if (others.length >= MAX_DEVICES && (await devicesOf(ctx, visitor)).length > MAX_DEVICES) throw tooManyDevices()
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
  new Refusal('TOO_MANY_DEVICES', `At most ${MAX_DEVICES} browsers can be notified. Please switch one of them off.`)
const deviceNotFound = () => new Refusal('PUSH_DEVICE_NOT_FOUND', 'This browser is not notified any more.', 404)

export type PushKeys = { publicKey: string; privateKey: string }

/** The pair that push services know us by: from the environment, else made once and kept with the data. */
export const pushKeys = async (ctx: Context): Promise<PushKeys> =>
  ctx.config.push.keys ?? (await keepPushKeys(ctx.db, webPush.generateVAPIDKeys))

/** All that is handed out of IPv6; what lies outside may still lead inside, such as an IPv4 address written as ::1.2.3.4. */
const handedOut = ipaddr.parseCIDR('2000::/3')

/** An address on the public internet: no private, local or other special one. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(handedOut))
}

/**
 * Whether an address may be that of a push service. It is typed by whoever asks to be notified, and we call it from
 * inside: so it is https at its usual port, and names a host of the public internet. Where the name leads is checked
 * again at each connection.
 */
export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !localNames.some((end) => host.endsWith(end))
}

const localNames = ['.localhost', '.local', '.internal', '.lan', '.home', '.intranet', '.corp', '.test', '.arpa']
