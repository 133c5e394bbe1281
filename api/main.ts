import type { Context } from '#core/context.ts'
import { type Door, openDoor } from '#core/process/door.ts'
import type { Drain } from '#core/process/drain.ts'
import { openContext } from '#core/process/open-context.ts'
import { service } from '#core/process/service.ts'
import { type Mounts, makeApp } from './app.ts'

/** Serves the API and the pages behind the door, with what other rooms hang in beside them. */
export async function startApi(ctx: Context, door: Door, _drain: Drain, mounts: Mounts = {}): Promise<void> {
  door.serve(makeApp(ctx, mounts))
}

if (import.meta.main) {
  await service('api', async (shell) => {
    const { ctx, checks } = await openContext(shell)
    const door = await openDoor(shell.config, { checks, log: shell.log, draining: shell.drain.draining })
    shell.drain.add('http', door.close)
    await startApi(ctx, door, shell.drain)
  })
}
