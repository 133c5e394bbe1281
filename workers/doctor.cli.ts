import { ConfigError, readConfig, withDatabase } from '#core/config.ts'
import { type Finding, failure, inside } from '#core/operations/doctor.ts'
import { serviceProblems } from '../start/check-services.ts'
import { runningPostgres } from '../start/embedded-postgres.ts'
import { outside } from './doctor.ts'

const signs: Record<Finding['state'], string> = { well: 'ok     ', warning: 'look at', failure: 'mend   ' }

/** Looks at a deployment and says in plain words how it is. Ends with 1 if something has to be mended. */
async function main(): Promise<void> {
  const read = readConfig(process.env)
  const url = read.databaseUrl ?? (await runningPostgres(read.dataDir))
  if (!url)
    throw new ConfigError([`No database runs under ${read.dataDir}: start it with npm start, or set DATABASE_URL`])
  const config = withDatabase(read, url)
  const unreachable = (await serviceProblems(config)).map((says) => failure('Services', says))
  const own = unreachable.length > 0 ? unreachable : await inside(config)
  const findings = [...own, ...(await outside(config))]
  const width = Math.max(...findings.map(({ about }) => about.length))
  for (const { about, state, says } of findings) console.log(`${signs[state]}  ${about.padEnd(width)}  ${says}`)
  const failures = findings.filter(({ state }) => state === 'failure').length
  console.log(failures > 0 ? `\n${failures} to mend.` : '\nNothing to mend.')
  process.exit(failures > 0 ? 1 : 0)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
