import type { Handsets } from './handsets.ts'
import type { Product } from './product.ts'
import { drawInstant } from './screen.ts'
import type { ScriptLine } from './script.ts'

export type Talk = { product: Product; handsets: Handsets; print: (words: string) => void }

/** Does one line, waits until everybody has answered, and prints what has appeared on any phone. */
export async function play({ product, handsets, print }: Talk, line: ScriptLine): Promise<void> {
  switch (line.kind) {
    case 'note':
      return print(`\n# ${line.words}`)
    case 'name':
      return handsets.name(line.name, line.phone)
    case 'act':
      await handsets.act(line.name, line.acts)
      await product.settle()
      break
    case 'wait':
    case 'clock': {
      const to = line.kind === 'clock' ? line.at : new Date(Date.parse((await product.clock()).now) + line.milliseconds)
      await product.moveClock(to)
      print(`-- ${drawInstant(to)}`)
      break
    }
  }
  const news = await handsets.news()
  if (news) print(news)
}
