import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrateQueue } from '#core/jobs/queue.ts'
import { makePool, type Pool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { startPostgres } from '../../start/embedded-postgres.ts'
import { readAnswers } from './answer-file.ts'
import { screenText } from './phone-text.ts'
import { playAnswer, playedText } from './play-answer.ts'
import { readScreens, type Screen } from './screens.ts'
import { bubblesOf } from './set-up.ts'
import { makeStates, type States } from './states.ts'

/** Plays answers to the questions of the chat, or writes down the screens on which they are asked. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, screens: { type: 'string' } },
})
const [file] = positionals
if (!file && !values.screens) {
  console.log('Say a file of answers, of which each line is screen<TAB>answer [--json FILE], or --screens FOLDER')
  process.exit(1)
}
const screens = readScreens()
// What cannot be read is said before anything is set up.
const answers = file ? readAnswers(readFileSync(file, 'utf8'), screens) : []

const folder = mkdtempSync(join(tmpdir(), 'spoor-answers-'))
const server = await startPostgres({ folder, durable: false })
const pool = makePool(server.url, () => {})
try {
  await migrate(pool)
  await migrateQueue(pool)
  const states = await makeStates(server.url, pool)
  if (values.screens) await writeScreens(values.screens, states)
  if (file) await playAll({ states, pool })
} finally {
  await pool.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function writeScreens(into: string, states: States): Promise<void> {
  mkdirSync(into, { recursive: true })
  for (const screen of screens) writeFileSync(join(into, `${screen.name}.txt`), await shownAt(screen, states))
  console.log(`${screens.length} screens stand in ${into}`)
}

async function shownAt(screen: Screen, states: States): Promise<string> {
  const world = await states.open(screen)
  try {
    return screenText(screen, await bubblesOf(world, screen.holder))
  } finally {
    await world.close()
  }
}

async function playAll(product: { states: States; pool: Pool }): Promise<void> {
  const began = performance.now()
  if (values.json) writeFileSync(values.json, '')
  for (const { screen, answer, more } of answers) {
    const played = await playAnswer(product, screen, answer, more)
    console.log(`${playedText(played)}\n`)
    if (values.json) writeFileSync(values.json, `${JSON.stringify(played)}\n`, { flag: 'a' })
  }
  console.error(`${answers.length} answers in ${Math.round((performance.now() - began) / 1000)} s`)
}
