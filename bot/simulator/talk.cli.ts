import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openHandsets } from './talk/handsets.ts'
import { productAt, startProduct } from './talk/product.ts'
import { play, prompt } from './talk/prompt.ts'
import { readInstant, readScript } from './talk/script.ts'

/** Speaks as any phone: of a running product (--url), or of one of its own that ends with this. */
const { values } = parseArgs({
  options: { url: { type: 'string' }, script: { type: 'string' }, clock: { type: 'string' } },
})
const print = (words: string): void => void console.log(words)
let stop = async (): Promise<void> => {}
try {
  const now = values.clock === undefined ? undefined : readInstant(values.clock)
  if (values.clock !== undefined && !now) throw new Error('--clock is a time such as 2026-11-25 09:00')
  const script = values.script === undefined ? undefined : readScript(readFileSync(values.script, 'utf8'))
  const own = values.url ? undefined : await startProduct(now)
  stop = own?.stop ?? stop
  const product = own?.product ?? productAt(values.url ?? '')
  if (now && !own) await product.moveClock(now)
  const talk = { product, handsets: await openHandsets(product), print }
  if (!script) await prompt(talk)
  for (const line of script ?? [])
    await play(talk, line).catch((error: Error) => {
      throw new Error(`line ${line.number}: ${error.message}`)
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await stop()
