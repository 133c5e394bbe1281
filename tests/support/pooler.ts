import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './program.ts'

/** Where everything has to run, a missing pooler is a failure. */
export const withoutPooler = process.env.SPOOR_PGBOUNCER === '' && process.env.CI !== 'true'

export type Pooler = { url: string; close(): Promise<void> }

/** PgBouncer in transaction mode before this database, with so many sessions of PostgreSQL for everybody together. */
export async function startPooler(databaseUrl: string, sessions: number): Promise<Pooler> {
  const { username, password, port: databasePort, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  const behind = `host=127.0.0.1 port=${databasePort} user=${username} password=${decodeURIComponent(password)}`
  writeFileSync(
    settings,
    [
      '[databases]',
      `${pathname.slice(1)} = ${behind} pool_size=${sessions}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 500',
      '',
    ].join('\n'),
  )
  // It does not run as root, and then has to read what root wrote.
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0o755)
  const args = [...(isRoot ? ['-u', 'nobody'] : []), settings]
  const child = spawn(process.env.SPOOR_PGBOUNCER || 'pgbouncer', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  await listens(port, child)
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    close: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listens(port: number, child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${said}`)
    await pause(20)
  }
}
