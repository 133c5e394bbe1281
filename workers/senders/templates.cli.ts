import { type Config, ConfigError, readConfig, withDatabase } from '#core/config.ts'
import { inboundWebhook } from '#core/messaging/window.ts'
import { makeDrain } from '#core/process/drain.ts'
import { makeHealth } from '#core/process/health.ts'
import { makeLog } from '#core/process/log.ts'
import { openContext } from '#core/process/open-context.ts'
import { runningPostgres } from '../../start/embedded-postgres.ts'
import { whatsappClient } from './whatsapp-client.ts'
import { type SyncedTemplate, syncTemplates } from './whatsapp-templates.ts'

/** Makes and submits what is missing at Twilio and shows how every template stands; safe to repeat. */
async function main(): Promise<void> {
  const config = await readOwnConfig()
  const log = makeLog({ ...config, logLevel: 'warn' })
  const drain = makeDrain({ log })
  const ctx = await openContext({ name: 'templates', config, log, drain, health: makeHealth(log, drain.draining) })
  const { templates, complete } = await syncTemplates(ctx, whatsappClient(config))
  console.log(table(templates))
  const waiting = templates.filter((one) => one.status !== 'approved').length
  console.log(
    complete
      ? `\n${templates.length} templates at Twilio, ${waiting} not approved yet.`
      : '\nNot all templates could be brought to Twilio: see above, mend it and run this again.',
  )
  const webhook = inboundWebhook(config)
  console.log(`
Set these in the Twilio console, on the WhatsApp sender (or its messaging service):
  when a message comes in   ${webhook.url}
  fallback                  ${webhook.fallback}
What follows the # makes Twilio try again where it otherwise would not. Status callbacks need no setting.`)
  await drain.run('done', complete ? 0 : 1)
}

async function readOwnConfig(): Promise<Config> {
  const read = readConfig(process.env)
  const url = read.databaseUrl ?? (await runningPostgres(read.dataDir))
  if (url) return withDatabase(read, url)
  throw new ConfigError([`No database runs under ${read.dataDir}: start it with npm start, or set DATABASE_URL`])
}

function table(templates: readonly SyncedTemplate[]): string {
  const rows = templates.map(({ name, language, status, contentSid, reason }) => [
    name,
    language,
    status,
    contentSid,
    reason ?? '',
  ])
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
