import { expect, test } from 'vitest'
import { clientKey } from '#core/rules/people/device.ts'

test.each([
  ['196.25.1.1', '196.25.1.1'],
  ['::ffff:196.25.1.1', '196.25.1.1'],
  ['2c0f:f4c0:1:2:aaaa:bbbb:cccc:dddd', '2c0f:f4c0:1:2::/64'],
  ['2C0F:F4C0:0001:0002::9', '2c0f:f4c0:1:2::/64'],
  ['2c0f::1', '2c0f:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})
