import { relative } from 'node:path'
import { acknowledgement } from './acknowledgement.ts'
import { benchAlerts } from './alerts.ts'
import { conversations } from './conversations.ts'
import { benchDatabase } from './database.ts'
import { figures } from './figures.ts'
import { messages, messagesReport } from './messages.ts'
import { type Generator, startGenerator } from './processes.ts'
import { acknowledgementReport, report, searchReport } from './report.ts'
import { search } from './search.ts'
import { benchmarks, writeBenchmarks, writeMessages, writeSection } from './section.ts'
import { stock } from './stock.ts'
import { typing } from './typing.ts'
import { understanding } from './understanding.ts'

/** Measures everything and writes docs/benchmarks.md; with a name, only that, into its own section. */
const alone: Record<string, () => Promise<void>> = {
  messages: answerMessages,
  webhook: () => section(async (generator, url) => acknowledgementReport(await acknowledgement(generator, url))),
  search: () => section(async (generator, url) => searchReport(await search(generator, url))),
}
const [name = ''] = process.argv.slice(2)
if (name) {
  await alone[name]?.()
  process.exit(name in alone ? 0 : 1)
}
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
  console.log('Matching deal alerts')
  const alerts = await inOwnDatabase(benchAlerts)
  console.log('Reading conversations and telling browsers')
  const read = await inOwnDatabase(conversations)
  console.log('Reading the figures of a shop')
  const figuresRead = await inOwnDatabase(figures)
  console.log('Filtering a large inventory')
  const stockRead = await inOwnDatabase(stock)
  console.log('Typing into the search of a large inventory')
  const typed = await inOwnDatabase(typing)
  const text = report({
    acknowledgement: acknowledged,
    search: searched,
    understanding: understood,
    alerts,
    conversations: read,
    figures: figuresRead,
    stock: stockRead,
    typed,
  })
  writeBenchmarks(text)
  await answerMessages()
  console.log(`\n${text}\nWritten to ${relative(process.cwd(), benchmarks)}`)
} finally {
  generator.stop()
  await database.drop()
}

async function answerMessages(): Promise<void> {
  console.log('Answering messages')
  writeMessages(messagesReport(await messages()))
}

async function section(measure: (generator: Generator, url: string) => Promise<string>): Promise<void> {
  const generator = startGenerator()
  const text = await inOwnDatabase((url) => measure(generator, url)).finally(() => generator.stop())
  writeSection(text)
  console.log(text)
}

/** Millions of rows of one kind are in nobody else's way. */
async function inOwnDatabase<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const own = await benchDatabase()
  return measure(own.url).finally(() => own.drop())
}
