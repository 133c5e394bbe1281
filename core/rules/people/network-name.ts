/** Addresses of private networks. */
const inside =
  /^(?:10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|0\.)/

/**
 * The network of an address, without the single connection: 41.13.22.x or 2c0f:f4c0:12::. Undefined if the address
 * tells none.
 */
export function networkName(address: string): string | undefined {
  const [withoutZone = ''] = address.toLowerCase().split('%')
  const plain = withoutZone.replace(/^::ffff:(?=\d+\.)/, '')
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)?.[1]
  if (four) return inside.test(plain) ? undefined : `${four}.x`
  const six = /^([23][0-9a-f]{3}):([0-9a-f]{0,4}):([0-9a-f]{0,4})/.exec(plain)
  return six ? `${six[1]}:${six[2] || '0'}:${six[3] || '0'}::` : undefined
}
