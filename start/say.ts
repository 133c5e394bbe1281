import { type Config, ConfigError } from '#core/config.ts'
import { brand } from '#core/rules/brand.ts'
import { demoAccounts, demoDrivers, demoPassword, demoShopPhone } from '#db/seed/demo-people.ts'

/** A line of progress, with the time since the start. */
export const says = (line: string): void =>
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`)

/** Why there is no start: a line each for what a person can put right, everything about anything else. */
export function explain(error: unknown): void {
  if (error instanceof ConfigError) for (const problem of error.problems) console.error(problem)
  else if (error instanceof Error && error.constructor === Error) console.error(`Not started: ${error.message}`)
  else console.error(error)
}

export function printReady(config: Config): void {
  says(`${brand.name} is ready`)
  const rows: [string, string][] = [['Website', config.publicUrl]]
  if (config.twilio.simulated) rows.push(['WhatsApp simulator', `${config.publicUrl}/simulator`])
  if (config.twilio.simulated && !config.mail.smtpUrl) rows.push(['Mailbox', `${config.publicUrl}/mailbox`])
  if (config.twilio.simulated && config.seed === 'demo') {
    const [driver] = demoDrivers
    const { customer, seller, applicant, invited, admin } = demoAccounts
    rows.push(['Demo accounts', `${customer.email}, ${seller.email} (a shop); password ${demoPassword}`])
    rows.push(['Demo admin', `${admin.email} at ${config.publicUrl}/admin-login; npm run -s admin:code shows the code`])
    rows.push([
      'Of those who join',
      `${applicant.email} (a shop that waits for approval), ${invited.email} (invited to a shop)`,
    ])
    if (driver) rows.push(['Demo phones', `${driver.phone} (${driver.name}, a driver), ${demoShopPhone(0)} (a shop)`])
  }
  console.log('')
  for (const [name, value] of rows) console.log(`  ${name.padEnd(20)}${value}`)
  console.log('\n  Ctrl-C ends it.')
}
