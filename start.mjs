// `npm start` and `npm run dev`: installs what is missing, then hands over to start.ts or start/dev.ts on Node 24.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { installMissing, node24, requireNode, root, run } from './start/install.mjs'

const PARENT_CHECK_MS = 500

requireNode()
await installMissing({ needs: 'vite' })
const dev = process.argv.includes('--dev')
if (['start', 'dev'].includes(process.env.npm_lifecycle_event)) endWithNpm()
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node')
process.exit(await run(node24, [dev ? 'start/dev.ts' : 'start.ts'], { env: { NODE_COMPILE_CACHE }, lifeline: true }))

/** npm passes signals on, but cannot when it is killed; then nobody could stop what it started. */
function endWithNpm() {
  const before = parents()
  const watch = setInterval(() => {
    if (parents() === before) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS).unref()
}

/** npm starts scripts through a shell, so it is the parent of our parent; only Linux tells. */
function parents() {
  const parent = process.ppid
  if (process.platform !== 'linux') return String(parent)
  try {
    return `${parent} ${/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, 'utf8'))?.[1]}`
  } catch {
    return 'none'
  }
}
