import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
/** What the built pages are made of. */
const inputs = [
  'web',
  'core/contracts',
  'core/rules',
  'start/lean',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Builds the pages into dist/web, and into dist/server what draws them, unless they were built from the same sources. The simulator and the mailbox are only
 * built for local use. Resolves to whether it built. Throws with what Vite said.
 */
export async function buildWeb(options: { devtools: boolean; says: (line: string) => void }): Promise<boolean> {
  const stamp = join(root, 'dist', 'web.stamp')
  const built = join(root, 'dist', 'web', 'index.html')
  if (!existsSync(join(root, 'web')) && existsSync(built)) return false
  const wanted = fingerprint(options.devtools)
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  options.says('Building the website (only when it has changed)')
  rmSync(stamp, { force: true })
  const env = { SPOOR_DEVTOOLS: options.devtools ? '1' : '', NODE_ENV: 'production' }
  await vite(['build'], env)
  await vite(['build', '--ssr'], env)
  writeFileSync(stamp, wanted)
  return true
}

function fingerprint(devtools: boolean): string {
  const hash = createHash('sha256').update(`devtools ${devtools}\n`)
  for (const file of inputs.flatMap(filesOf)) hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(input: string): string[] {
  const path = join(root, input)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function vite(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(process.execPath, [program, ...args, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`building the website failed:\n${said.trim()}`))
    })
  })
}
