import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from '#db/client.ts'
import { makeWorld, type Templates, type World } from '#tests/dialogues/world.ts'
import { repeatableRandom, wednesdayMorning } from '#tests/support/context.ts'
import type { MadeShop } from '#tests/support/factories.ts'
import type { Screen } from './screens.ts'
import { town } from './screens.ts'
import { playLines } from './set-up.ts'
import { keep, putBack } from './snapshot.ts'

/** A moment that can be returned to: what is stored, what the stand-in for Twilio knows, and the time. */
type Moment = Templates & { schema: string; now: Date; shops: ReadonlyMap<string, MadeShop> }

export type States = {
  /** Opens the world at the moment at which the screen stands; the first time, it is led there. Close it when done. */
  open(screen: Screen): Promise<World>
}

/** One database in which every screen is set up once, and put back from then on. */
export async function makeStates(databaseUrl: string, pool: Pool): Promise<States> {
  const moments = new Map<string, Moment>()

  const openAt = async ({ schema, now, shops: _, ...templates }: Moment, seed: number): Promise<World> => {
    await putBack(pool, schema)
    const world = await makeWorld(databaseUrl, now, { templates })
    world.ctx.random = repeatableRandom(seed)
    return world
  }
  const keepMoment = async (world: World, schema: string, shops: ReadonlyMap<string, MadeShop>): Promise<Moment> => {
    await keep(pool, schema)
    const journal = readFileSync(join(world.ctx.config.dataDir, 'simulator.jsonl'), 'utf8')
    return { journal, schema, now: world.ctx.clock.now(), shops }
  }

  const first = await makeWorld(databaseUrl, wednesdayMorning)
  await first.settle()
  const inTown = await playLines(first, { name: 'town', holder: 'driver', lines: town }, new Map())
  const beginning = await keepMoment(first, 'state_0', inTown)
  await first.close()

  const leadTo = async (screen: Screen): Promise<Moment> => {
    const world = await openAt(beginning, seedOf(screen))
    try {
      const shops = await playLines(world, screen, new Map(beginning.shops))
      return await keepMoment(world, `state_${moments.size + 1}`, shops)
    } finally {
      await world.close()
    }
  }

  return {
    open: async (screen) => {
      const moment = moments.get(screen.name) ?? (await leadTo(screen))
      moments.set(screen.name, moment)
      // What comes next must not draw the codes that are given already.
      return openAt(moment, seedOf(screen) + 1)
    },
  }
}

/** So that the codes on a screen are the same each time, whichever screens were set up before. */
const seedOf = ({ name }: Screen): number => [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0
