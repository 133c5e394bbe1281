import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { type Call, makeRequests, type RequestPlan } from './requests.ts'

export type Pace =
  /** So many a second, whether or not the earlier ones were answered: times count from when each was due. */
  | { perSecond: number }
  /** So many at once, each followed by the next. */
  | { atOnce: number }

export type Load = { origin: string; requests: RequestPlan; pace: Pace; count: number }
export type Loaded = { times: number[]; seconds: number }

const agent = new Agent({ keepAlive: true, maxSockets: 128 })

async function run({ origin, requests, pace, count }: Load): Promise<Loaded> {
  const calls = makeRequests(requests, count)
  const began = performance.now()
  const times =
    'atOnce' in pace ? await closedLoop(origin, calls, pace.atOnce) : await openLoop(origin, calls, pace.perSecond)
  return { times, seconds: (performance.now() - began) / 1000 }
}

async function closedLoop(origin: string, calls: readonly Call[], atOnce: number): Promise<number[]> {
  const times: number[] = []
  const left = calls.values()
  const one = async (): Promise<void> => {
    for (const call of left) {
      const began = performance.now()
      await send(origin, call)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return times
}

function openLoop(origin: string, calls: readonly Call[], perSecond: number): Promise<number[]> {
  const began = performance.now()
  const times: number[] = []
  let sent = 0
  return new Promise((resolve, reject) => {
    const one = async (call: Call, dueMs: number): Promise<void> => {
      await send(origin, call)
      times.push(performance.now() - began - dueMs)
      if (times.length === calls.length) resolve(times)
    }
    const tick = (): void => {
      const elapsed = performance.now() - began
      for (; sent < calls.length && elapsed >= ((sent + 1) * 1000) / perSecond; sent++) {
        const call = calls[sent]
        if (call) one(call, ((sent + 1) * 1000) / perSecond).catch(reject)
      }
      if (sent < calls.length) setTimeout(tick, 1)
    }
    tick()
  })
}

function send(origin: string, { method, path, headers, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers, agent }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${method} ${path} was answered with ${response.statusCode}`))
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

process.on('message', (load: Load) => {
  run(load).then(
    (loaded) => process.send?.(loaded),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
