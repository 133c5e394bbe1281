import webPush from 'web-push'
import { keepPushKeys } from '#db/queries/notifications/push-devices.ts'
import type { Context } from '../../context.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/** The pair that push services know us by: from the environment, else made once and kept with the data. */
export const pushKeys = async (ctx: Context): Promise<PushKeys> =>
  ctx.config.push.keys ?? (await keepPushKeys(ctx.db, webPush.generateVAPIDKeys))
