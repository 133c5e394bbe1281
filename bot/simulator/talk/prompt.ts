import { createInterface } from 'node:readline/promises'
import type { Handsets } from './handsets.ts'
import type { Product } from './product.ts'
import { drawInstant } from './screen.ts'
import { readLine, type ScriptLine } from './script.ts'

const LOOK_MS = 500

const HELP = `thandi: 4x 205/55R16 in randburg   writes on a phone (a demo phone's name, or one given with 'is')
shop is shop Selby Tyres           gives a phone a name; also: new Sam Nkosi, driver Thandi, +27820001234 Sam
as thandi                          what follows is written on that phone
tap Have it, tap 3, tap Yes on 5   a button, a row by its number, a button of bubble 5
reply 4 yes                        answers bubble 4
pin -26.1,28.0   pin Randburg      shares a place
file photo.jpg   contact Sipho +27820000001   say tap water
wait 10m   clock 2026-11-25 09:00  moves the time of the product
phones, help, end`

/** A conversation at the terminal: a line at a time, and what appears on the phones as it comes. */
export async function prompt(talk: Talk): Promise<void> {
  const { handsets, product, print } = talk
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  let as: string | undefined
  let isOpen = true
  terminal.once('close', () => {
    isOpen = false
  })
  const ask = (): void => {
    terminal.setPrompt(as ? `${as}> ` : '> ')
    if (isOpen) terminal.prompt()
  }
  let turn = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work).catch((error: Error) => print(error.message))
    return turn
  }
  // What comes by the clock of the product comes without anybody's line.
  const look = setInterval(() => {
    void inTurn(async () => {
      const news = await handsets.news()
      if (news === '') return
      print(`\n${news}`)
      ask()
    })
  }, LOOK_MS)
  print(HELP)
  ask()
  for await (const typed of terminal) {
    const words = typed.trim()
    if (words === 'end') break
    await inTurn(async () => {
      const switched = /^as ([\w-]+)$/.exec(words)?.[1]
      if (switched) as = switched
      else if (words === 'help') print(HELP)
      else if (words === 'phones') print((await product.phones()).map(({ name, role }) => `${role} ${name}`).join('\n'))
      else if (words !== '') await play(talk, lineOf(words, as))
    })
    ask()
  }
  clearInterval(look)
  terminal.close()
  await turn
}

function lineOf(words: string, as: string | undefined) {
  const line = readLine(words) ?? (as ? readLine(`${as}: ${words}`) : undefined)
  if (!line) throw new Error(`say whose phone it is: 'as thandi', or 'thandi: ${words}'`)
  return line
}

type Talk = { product: Product; handsets: Handsets; print: (words: string) => void }

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
