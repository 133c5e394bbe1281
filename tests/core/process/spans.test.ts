import { afterAll, expect, test } from 'vitest'
import { ask } from '#tests/api/auth/site.ts'
import { startCollector } from '#tests/support/collector.ts'
import { repository, runProgram } from '#tests/support/program.ts'

const collector = await startCollector()
afterAll(() => collector.close())

/** As long as private links are. */
const token = 'q7'.repeat(16)

test('a tracing system is told of requests by their operation, and of no address, key or visitor', async () => {
  const { headers } = await ask('GET', '/api/offers?size=205/55R16&near=Rivonia', {
    headers: { 'User-Agent': 'Firefox of Thandi' },
  })
  await ask('GET', `/api/guest-bookings/${token}`)
  await ask('GET', `/calendar/${token}.ics`)
  await ask('GET', `/nothing/here/${token}`)
  await ask('POST', '/webhooks/twilio/inbound', { form: { Body: 'hello' } })
  await collector.close()
  const spans = collector.spans()
  expect(spans.map(({ name }) => name)).toEqual([
    'GET /offers',
    'GET /guest-bookings/:token',
    'GET /calendar/:token.ics',
    'GET (file)',
  ])
  expect(spans[0]?.traceId).toBe(String(headers['x-request-id']).replaceAll('-', ''))
  expect(collector.bodies.join('')).toContain('"http.response.status_code"')
  for (const word of [token, 'Rivonia', '55R16', 'Thandi', '127.0.0.1'])
    expect(collector.bodies.join('')).not.toContain(word)
})

/** Says which packages it loads. */
const watch = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ resolve: (name, context, next) => (console.log('loads', name), next(name, context)) })`)}`

test.each([
  ['undefined', false],
  ["{ url: 'http://127.0.0.1:1', headers: {} }", true],
])('with the setting %s, its packages are loaded: %s', async (otlp, isLoaded) => {
  const script = `
    const { startSpans } = await import('#core/process/open-context.ts')
    await startSpans({ name: 'api', config: { otlp: ${otlp} }, log: {}, drain: { add: () => {} } })`
  const program = runProgram(
    process.execPath,
    ['--import', watch, '--input-type=module', '--eval', script],
    {},
    repository,
  )
  expect(await program.ended).toBe(0)
  expect(program.printed()).toContain('loads pg')
  expect(program.printed().includes('@opentelemetry/sdk-trace')).toBe(isLoaded)
})
