import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { openHttpServer } from '#core/process/http-server.ts'
import { makeLog } from '#core/process/log.ts'
import { counter } from '#core/process/metrics.ts'

let healthy = true
let draining = false
const httpServer = await openHttpServer(
  { port: 0, host: '127.0.0.1' },
  {
    checks: { database: () => (healthy ? Promise.resolve() : Promise.reject(new Error('gone'))) },
    log: makeLog({ logLevel: 'silent' }),
    draining: () => draining,
  },
)
afterAll(httpServer.close)
const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${httpServer.port}${path}`, { headers: { Connection: 'close' } })
  return { status: response.status, text: await response.text() }
}

test('a process lives before it serves, and says that it is starting', async () => {
  expect(await get('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' })
  expect(await get('/')).toMatchObject({ status: 503, text: expect.stringContaining('Starting') })
})

test('it is ready while its checks pass and it does not drain', async () => {
  expect(await get('/readyz')).toEqual({ status: 200, text: '{"status":"ok","checks":{"database":"ok"}}' })
  healthy = false
  expect(await get('/readyz')).toEqual({ status: 503, text: '{"status":"failed","checks":{"database":"failed"}}' })
  healthy = true
  draining = true
  expect(await get('/readyz')).toEqual({ status: 503, text: '{"status":"draining","checks":{"database":"ok"}}' })
  draining = false
})

test('what is counted is shown', async () => {
  counter('spoor_test_total', 'Counted by a test.', 'kind').inc({ kind: 'good' })
  expect((await get('/metrics')).text).toContain('spoor_test_total{kind="good"} 1')
})

test('other requests go to what is served', async () => {
  httpServer.serve((_request, response) => response.end('served'))
  expect(await get('/')).toEqual({ status: 200, text: 'served' })
})

test('a port that is taken is said in a sentence', async () => {
  const other = openHttpServer(
    { port: httpServer.port, host: '127.0.0.1' },
    { checks: {}, log: makeLog({ logLevel: 'silent' }), draining: () => false },
  )
  await expect(other).rejects.toThrow(`PORT ${httpServer.port} is already in use; set PORT to another one`)
})

test('closing waits for a running request', async () => {
  const started = new EventTarget()
  let finish = () => {}
  httpServer.serve((_request, response) => {
    finish = () => response.end('late')
    started.dispatchEvent(new Event('request'))
  })
  const began = once(started, 'request')
  const answer = get('/')
  await began
  const closed = httpServer.close()
  finish()
  expect(await answer).toEqual({ status: 200, text: 'late' })
  await closed
})
