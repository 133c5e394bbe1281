import type { Context } from '../context.ts'
import { demoIn } from '../messaging/people/person.ts'
import type { Person } from '../rules/notifications/notify.ts'
import { DEFAULT_QUIET_HOURS } from '../rules/time/quiet-hours.ts'
import { JOHANNESBURG } from '../rules/time/time.ts'

/** A person of whom we know an e-mail address at most. */
export const mailOnly = (ctx: Pick<Context, 'config'>, email: string | undefined, isDemo: boolean): Person => ({
  whatsapp: undefined,
  email,
  demo: demoIn(ctx.config, isDemo),
  preferences: undefined,
  consents: {},
  quietHours: { ...DEFAULT_QUIET_HOURS, zone: JOHANNESBURG },
})
