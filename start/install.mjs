// Runs on the Node that is installed on the system, before any package is there: plain JavaScript, node: modules only.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20

/** The repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))
/** The Node that everything else runs on. */
export const node24 = join(root, 'node_modules', '.bin', 'node')
const stamp = join(root, 'node_modules', '.spoor-installed')
const lock = join(root, 'package-lock.json')
/** npm writes this file last. */
const npmsOwn = join(root, 'node_modules', '.package-lock.json')

export function requireNode() {
  const version = process.versions.node
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return
  fail(
    `Node ${OLDEST_NODE} or later is needed to begin with, and this is Node ${version}. Get it from https://nodejs.org`,
  )
}

/**
 * Installs the packages unless they are there as package-lock.json wants them.
 * @param {{ needs: string, flags?: string[] }} wish a package that must be there, and flags for npm ci
 */
export async function installMissing({ needs, flags = [] }) {
  if (isInstalled(needs)) return
  console.log('Installing packages (only when they are missing or have changed; about a minute)')
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...args] = [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags]
  const code = await run(command, args)
  if (code === 127) fail('npm is not installed, or not on the PATH')
  if (code !== 0) fail(`Installing packages failed: npm ci ended with ${code}. Its own words are above`)
  if (!existsSync(node24))
    fail('Installing packages ran no install scripts: set ignore-scripts=false in the npm settings')
  writeFileSync(stamp, fingerprint())
}

function isInstalled(needs) {
  if (!existsSync(node24) || !existsSync(join(root, 'node_modules', needs, 'package.json'))) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return true
  return existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs >= statSync(lock).mtimeMs
}

const fingerprint = () => createHash('sha256').update(readFileSync(lock)).digest('hex')

/**
 * Runs a program to its end and answers its exit code. Signals go on to it; it ends when it is done with them.
 * With `lifeline`, the program notices when this process is killed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, lifeline?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, lifeline = false } = {}) {
  return new Promise((resolve) => {
    const stdio = lifeline ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } })
    const pass = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    const done = (code) => {
      for (const signal of signals) process.off(signal, pass)
      resolve(code)
    }
    child.once('error', (error) => done(error.code === 'ENOENT' ? 127 : 126))
    child.once('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]))
  })
}

/** @param {string} line */
export function fail(line) {
  console.error(line)
  process.exit(1)
}
