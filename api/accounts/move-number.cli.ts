import { parseArgs } from 'node:util'
import { moveNumber } from '#core/auth/change-number.ts'
import { ConfigError, readConfig, withDatabase } from '#core/config.ts'
import { Refusal } from '#core/errors.ts'
import { makeDrain } from '#core/process/drain.ts'
import { makeHealth } from '#core/process/health.ts'
import { makeLog } from '#core/process/log.ts'
import { openContext } from '#core/process/open-context.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { runningPostgres } from '../../start/embedded-postgres.ts'

const usage = "Usage: npm run account:number -- --email thandi@example.com --to '+27 82 123 4567'"

/** Moves the account of a confirmed address to another WhatsApp number, for somebody whose phone is gone. */
async function main(): Promise<void> {
  const { email, to } = givenOptions()
  const read = readConfig(process.env)
  const url = read.databaseUrl ?? (await runningPostgres(read.dataDir))
  if (!url)
    throw new ConfigError([`No database runs under ${read.dataDir}: start it with npm start, or set DATABASE_URL`])
  const config = withDatabase(read, url)
  const log = makeLog({ ...config, logLevel: 'warn' })
  const drain = makeDrain({ log })
  const ctx = await openContext({ name: 'move-number', config, log, drain, health: makeHealth(log, drain.draining) })
  const problem = await moveNumber(ctx, email, to).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error.message
      throw error
    },
  )
  console.log(problem ?? `${email} signs in with ${to} now. The old number has been told.`)
  await drain.run('done', problem ? 1 : 0)
}

function givenOptions(): { email: string; to: string } {
  const { values } = parseArgs({ options: { email: { type: 'string' }, to: { type: 'string' } } })
  const to = values.to && normalisePhone(values.to)
  if (!values.email || !to) throw new ConfigError([usage])
  return { email: values.email, to }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
