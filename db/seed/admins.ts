import { seal } from '#core/admin-entry/seal.ts'
import type { Config } from '#core/config.ts'
import type { Db } from '../client.ts'
import { demoAuthenticatorKey } from './demo-people.ts'
import { demoAdminId } from './people.ts'

/** The demo's admin signs in with an authenticator whose key is known: `npm run admin:code` shows its code. */
export async function seedAuthenticator(db: Db, config: Pick<Config, 'authSecret'>, now: Date): Promise<void> {
  await db
    .insertInto('admin_authenticator')
    .values({ account_id: demoAdminId, sealed_key: seal(config, demoAdminId, demoAuthenticatorKey), since: now })
    .onConflict((taken) => taken.doNothing())
    .execute()
}
