import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { acknowledgement } from './acknowledgement.ts'
import { benchDatabase } from './database.ts'
import { startGenerator } from './processes.ts'
import { report } from './report.ts'
import { search } from './search.ts'
import { understanding } from './understanding.ts'

const file = join(import.meta.dirname, '../../docs/benchmarks.md')

/** Measures everything and writes docs/benchmarks.md. */
const database = await benchDatabase()
const generator = startGenerator()
process.once('SIGINT', () => void database.drop().finally(() => process.exit(130)))
try {
  console.log('Acknowledging messages')
  const acknowledged = await acknowledgement(generator, database.url)
  console.log('Writing the listings and searching them')
  const searched = await search(generator, database.url)
  console.log('Understanding messages')
  const understood = await understanding(database.url)
  const text = report({ acknowledgement: acknowledged, search: searched, understanding: understood })
  writeFileSync(file, text)
  console.log(`\n${text}\nWritten to ${relative(process.cwd(), file)}`)
} finally {
  generator.stop()
  await database.drop()
}
