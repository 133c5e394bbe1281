import { expect, test } from 'vitest'
import { ask, own } from '../auth/site.ts'

const policyOf = (header: unknown): Record<string, string[]> =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((part) => part.trim().split(' '))
      .map(([name = '', ...values]) => [name, values]),
  )

test('nothing runs and nothing loads but our own, tiles of maps, and pictures that are being uploaded', async () => {
  const { headers } = await ask('GET', '/api/makes')
  const policy = policyOf(headers['content-security-policy'])
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", own.replace('https:', 'wss:')],
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  })
  expect(policy['img-src']?.slice(0, 3)).toEqual(["'self'", 'data:', 'blob:'])
  expect(policy['img-src']).toHaveLength(4)
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
})

test('no answer can be framed, sniffed, or learn more of where somebody comes from than the site', async () => {
  const { headers } = await ask('GET', '/api/makes')
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': expect.stringMatching(/^geolocation=\(self\), camera=\(\), microphone=\(self\)/),
  })
  expect(headers['x-powered-by']).toBeUndefined()
})

test('no request is sent back as it came', async () => {
  const { status, text } = await ask('TRACE', '/api/makes', { headers: { 'X-Secret': 'told' } })
  expect(status).toBe(405)
  expect(text).not.toContain('told')
})
