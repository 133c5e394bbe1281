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
