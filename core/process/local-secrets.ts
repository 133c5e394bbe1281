import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const LocalSecrets = z.object({
  authSecret: z.string().min(32),
  twilioAccountSid: z.string(),
  twilioAuthToken: z.string(),
  whatsappNumber: z.string(),
})
export type LocalSecrets = z.infer<typeof LocalSecrets>

/**
 * The secrets of a local installation: made at the first call, the same ever after, readable by the owner only.
 * Processes that start together agree, because only one of them can create the file.
 */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json')
  return read(file) ?? make(dataDir, file)
}

function make(dataDir: string, file: string): LocalSecrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secrets: LocalSecrets = {
    authSecret: randomBytes(32).toString('base64url'),
    twilioAccountSid: `AC${randomBytes(16).toString('hex')}`,
    twilioAuthToken: randomBytes(16).toString('hex'),
    whatsappNumber: '+27600123456',
  }
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read(file) ?? secrets
}

function read(file: string): LocalSecrets | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
  const parsed = LocalSecrets.safeParse(json(text))
  if (!parsed.success) throw new Error(`${file} is damaged; restore it or delete it to make new secrets`)
  return parsed.data
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
