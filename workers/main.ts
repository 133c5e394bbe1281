import type { Context } from '#core/context.ts'
import { resume } from '#core/messaging/outbound/sender-stop.ts'
import { showWaiting } from '#core/operations/waiting.ts'
import type { Drain } from '#core/process/drain.ts'
import { openHttpServer } from '#core/process/http-server.ts'
import { openContext } from '#core/process/open-context.ts'
import { service } from '#core/process/service.ts'
import { startWorkers as openWorkers } from './worker.ts'

/** Runs jobs and clocks, and sends everything that is sent. */
export async function startWorkers(ctx: Context, drain: Drain): Promise<void> {
  // A new start may have mended the set-up, so it ends the stop.
  await resume(ctx)
  const { stop } = await openWorkers(ctx)
  drain.add('workers', stop)
  const hide = showWaiting(ctx)
  drain.add('metrics of what waits', async () => hide())
}

if (import.meta.main) {
  await service('workers', async (shell) => {
    const ctx = await openContext(shell)
    const httpServer = await openHttpServer(shell.config, shell.health)
    shell.drain.add('http', httpServer.close)
    await startWorkers(ctx, shell.drain)
  })
}
