import { demoPhones } from '#core/shops/demo-phones.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { benchDatabase } from '#tests/bench/database.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { makeWorld } from './world.ts'

/**
 * The product that `npm run talk` starts: the demo's shops in the world of the transcripts, whose clock stands still
 * until it is moved. It tells its address to the process that forked it, and ends with it.
 */
const [now] = process.argv.slice(2)
const gone = new Promise<void>((resolve) => process.once('disconnect', resolve))
// Ctrl-C reaches both; what stands on the database ends first.
process.on('SIGINT', () => {})

const database = await benchDatabase({ durable: false })
try {
  const world = await makeWorld(database.url, now ? new Date(now) : wednesdayMorning, { phones: demoPhones })
  await seedDemo(world.ctx)
  await world.settle()
  process.send?.(world.origin)
  await gone
  await world.close()
} finally {
  await database.drop()
}
process.exit()
