import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { newSecretCode } from '#core/auth/admin/authenticator.ts'
import { endAdminAt, knownAs, makeAdmin, resetFactors } from '#core/auth/admin/make-admin.ts'
import { ConfigError, readConfig, withDatabase } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { ChosenPassword } from '#core/contracts/forms/passwords.ts'
import { Email, FullName } from '#core/contracts/forms/person.ts'
import { Refusal } from '#core/errors.ts'
import { makeDrain } from '#core/process/drain.ts'
import { makeHealth } from '#core/process/health.ts'
import { makeLog } from '#core/process/log.ts'
import { openContext } from '#core/process/open-context.ts'
import { type AdminRole, adminRoles } from '#core/rules/admin/admin-areas.ts'
import { SET_UP_HOURS } from '#core/rules/admin/entry.ts'
import { runningPostgres } from '../../start/embedded-postgres.ts'

const usage = [
  'Usage: npm run admin:create',
  "       npm run admin:create -- --email lerato@example.com --name 'Lerato Dube' --roles support,finance",
  '       npm run admin:create -- --email lerato@example.com --reset    (the second factor is lost)',
  '       npm run admin:create -- --email lerato@example.com --end      (no admin any more)',
  `Roles: ${adminRoles.join(', ')}`,
].join('\n')

/** Makes an admin, gives other roles, sets a lost second factor back, or ends an admin: on the server, by hand. */
async function main(): Promise<void> {
  const given = givenOptions()
  const config = readConfig(process.env)
  const url = config.databaseUrl ?? (await runningPostgres(config.dataDir))
  if (!url)
    throw new ConfigError([`No database runs under ${config.dataDir}: start it with npm start, or set DATABASE_URL`])
  const read = withDatabase(config, url)
  const log = makeLog({ ...read, logLevel: 'warn' })
  const drain = makeDrain({ log })
  const ctx = await openContext({
    name: 'admin-create',
    config: read,
    log,
    drain,
    health: makeHealth(log, drain.draining),
  })
  const problem = await run(ctx, given).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal || error instanceof ConfigError) return error.message
      throw error
    },
  )
  if (problem) console.error(problem)
  await drain.run('done', problem ? 1 : 0)
}

type GivenOptions = { email?: string; name?: string; roles?: string; reset?: boolean; end?: boolean }

function givenOptions(): GivenOptions {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({ options: { email: text, name: text, roles: text, reset: flag, end: flag } }).values
  } catch {
    throw new ConfigError([usage])
  }
}

async function run(ctx: Context, given: GivenOptions): Promise<void> {
  const email = checked(Email.safeParse(given.email ?? (await ask('E-mail address: '))))
  if (given.end) {
    await endAdminAt(ctx, email)
    return console.log(`${email} is no admin any more, and is signed out.`)
  }
  if (given.reset) return printSetUp(ctx, email, await resetFactors(ctx, email))
  const known = await knownAs(ctx, email)
  const name = known.hasAccount ? '' : checked(FullName.safeParse(given.name ?? (await ask('Full name: '))))
  const roles = rolesIn(given.roles ?? (await ask(`Roles (${adminRoles.join(', ')}), with commas: `)))
  const chosen = known.hasPassword ? undefined : await choosePassword()
  const made = await makeAdmin(ctx, { email, name, roles, password: chosen?.password })
  console.log(`\n${email} is an admin now: ${roles.join(', ')}.`)
  if (known.hasPassword) console.log('The password of the account stays as it is.')
  if (chosen?.isMade) console.log(`Password:     ${chosen.password}`)
  if (made.setUpCode) printSetUp(ctx, email, made.setUpCode)
}

function printSetUp(ctx: Context, email: string, code: string): void {
  console.log(`Set-up code:  ${code}`)
  console.log(
    `\n${email} signs in at ${ctx.config.publicUrl}/admin-login with the password, types this code within ${SET_UP_HOURS} hours\n` +
      'and sets up an authenticator of their own. The code works once, and is shown only here: hand it over in person.',
  )
}

async function choosePassword(): Promise<{ password: string; isMade: boolean }> {
  const typed = process.stdin.isTTY ? await ask('Password (nothing: one is made): ', { isHidden: true }) : ''
  if (!typed) return { password: newSecretCode(), isMade: true }
  if (typed !== (await ask('Once more: ', { isHidden: true }))) throw new ConfigError(['The passwords do not match.'])
  return { password: checked(ChosenPassword.safeParse(typed)), isMade: false }
}

const isRole = (text: string): text is AdminRole => adminRoles.some((role) => role === text)

function rolesIn(text: string): AdminRole[] {
  const named = text.split(',').map((one) => one.trim().toLowerCase())
  if (!named.every(isRole)) throw new ConfigError([`Roles are ${adminRoles.join(', ')}.`])
  return adminRoles.filter((role) => named.includes(role))
}

type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: readonly { message: string }[] } }

function checked<T>(parsed: Parsed<T>): T {
  if (parsed.success) return parsed.data
  throw new ConfigError([parsed.error.issues[0]?.message ?? usage])
}

/** Asks at the terminal; what is hidden is not shown while it is typed. */
async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  process.stdout.write(question)
  const silent = new Writable({ write: (_, __, done) => done() })
  const terminal = createInterface({
    input: process.stdin,
    output: isHidden ? silent : process.stdout,
    terminal: isHidden,
  })
  const answer = await terminal.question('')
  terminal.close()
  if (isHidden) process.stdout.write('\n')
  return answer.trim()
}

try {
  await main()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
