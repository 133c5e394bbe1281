import { switchesOff } from '#db/queries/operations/switches.ts'
import type { Context } from '../context.ts'
import type { SwitchName } from '../rules/operations/switches.ts'

/** What the owners have stopped. Read each time, from a table of three rows: a stop counts at once in every process. */
export const stopped = (ctx: Context): Promise<SwitchName[]> => switchesOff(ctx.db)

export const isStopped = async (ctx: Context, name: SwitchName): Promise<boolean> => (await stopped(ctx)).includes(name)
