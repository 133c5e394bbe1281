import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

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
