import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address on the public internet: no private, local or other special one. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

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
