import { parentPort, workerData } from 'node:worker_threads'
import { usedMs } from './tasks.ts'

/** A picture of as many pixels as are taken needs about 500 MB. */
const MAX_BYTES = 640_000_000
const EVERY_MS = 25
/** As it was when the child began: it may be gone before this thread runs. */
const parent: unknown = workerData

/** As much of a processor's time as this process may have used when the file is done with. */
let mayUseMs = Number.POSITIVE_INFINITY
parentPort?.on('message', (until: number) => {
  mayUseMs = until
})

// A thread of its own goes on while a decoder holds the main one. Nobody waits for an answer once the parent is gone.
setInterval(() => {
  const isOver = process.memoryUsage.rss() > MAX_BYTES || usedMs() > mayUseMs || process.ppid !== parent
  if (isOver) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
