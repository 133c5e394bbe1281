import { memoryUsage } from 'node:process'

/** A picture of as many pixels as are taken needs about 500 MB. */
const MAX_BYTES = 640_000_000
const EVERY_MS = 25
const parent = process.ppid

// A thread of its own goes on while the decoder holds the main one. Without the process that waits for the answer there is nothing left to do.
setInterval(() => {
  if (memoryUsage.rss() > MAX_BYTES || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
