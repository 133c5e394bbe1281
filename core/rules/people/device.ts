const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** The everyday name of a browser, from its user agent: Chrome on Android. */
export function deviceName(userAgent: string | null): string {
  const found = (names: readonly [string, RegExp][]) => names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
  const [browser, system] = [found(browsers), found(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown browser'
}

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

/**
 * The key of one client. An IPv6 connection owns a whole /64, so its last half does not identify it; an IPv4 address
 * inside IPv6 counts as the IPv4 address.
 */
export function clientKey(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('::')
  const [before, after] = [head, tail].map((half) => half.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}
