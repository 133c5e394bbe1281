import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { makeHealth } from '#core/process/health.ts'
import { openHttpServer } from '#core/process/http-server.ts'
import { makeLog } from '#core/process/log.ts'
import { counter } from '#core/process/metrics.ts'

let healthy = true
let draining = false
let redisThere = true
const health = makeHealth(makeLog({ logLevel: 'silent' }), () => draining)
health.required.database = () => (healthy ? Promise.resolve() : Promise.reject(new Error('gone')))
health.optional.queue = () => (redisThere ? Promise.resolve() : Promise.reject(new Error('gone')))
const httpServer = await openHttpServer({ port: 0, host: '127.0.0.1' }, health)
afterAll(httpServer.close)
const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${httpServer.port}${path}`, { headers: { Connection: 'close' } })
  return { status: response.status, text: await response.text() }
}

const said = (code: number, status: string, database: string, queue: string) => ({
  status: code,
  text: JSON.stringify({ status, checks: { database, queue } }),
})

test('a process lives before it serves, and says that it is starting', async () => {
  expect(await get('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' })
  expect(await get('/')).toMatchObject({ status: 503, text: expect.stringContaining('Starting') })
  expect(await get('/readyz')).toEqual({ status: 503, text: '{"status":"starting","checks":{}}' })
})

test('it is ready while its checks pass and it does not drain', async () => {
  health.started = true
  expect(await get('/readyz')).toEqual(said(200, 'ok', 'ok', 'ok'))
  healthy = false
  expect(await get('/readyz')).toEqual(said(503, 'failed', 'failed', 'ok'))
  healthy = true
  draining = true
  expect(await get('/readyz')).toEqual(said(503, 'draining', 'ok', 'ok'))
  draining = false
})

test('without what it can do without, it is degraded and stays in service', async () => {
  redisThere = false
  expect(await get('/readyz')).toEqual(said(200, 'degraded', 'ok', 'failed'))
  redisThere = true
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
    makeHealth(makeLog({ logLevel: 'silent' }), () => false),
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
