import type { SeedOptions } from '#db/seed/seed.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { openProduct } from '#tests/trace/product.ts'

/** Bot and workers in a process of their own, which says where it listens and with what its webhooks are signed. */
const [databaseUrl = '', twilioOrigin = '', seed = '{}'] = process.argv.slice(2)
const options: SeedOptions = JSON.parse(seed)
const { ctx, origin } = await openProduct({ databaseUrl, twilioOrigin, prepare: (ctx) => seedDemo(ctx, options) })
const { publicUrl, twilio } = ctx.config
process.on('disconnect', () => process.exit(0))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.send?.({ origin, publicUrl, authToken: twilio.authToken })
