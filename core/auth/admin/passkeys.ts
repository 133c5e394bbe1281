import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { lockPasskey, notePasskeyUse, type PasskeyRow, passkeysOf } from '#db/queries/admin/factors.ts'
import type { Context } from '../../context.ts'
import { MadePasskey, type PasskeyAnswer, UsedPasskey } from '../../contracts/admin/entry/passkeys.ts'
import { CHALLENGE_MINUTES } from '../../rules/admin/entry.ts'
import { brand } from '../../rules/brand.ts'

/** Passkeys belong to the host of PUBLIC_URL, and work on no other. */
const hostOf = ({ config }: Context): string => new URL(config.publicUrl).hostname
const timeout = CHALLENGE_MINUTES * 60_000

const named = ({ credential_id, transports }: PasskeyRow) => ({ id: credential_id, transports })

type Options = Record<string, unknown> & { challenge: string }

/** What a browser needs to use a passkey: one of the account, or any that it knows. */
export async function optionsToUse(ctx: Context, accountId: string | null): Promise<Options> {
  const own = accountId === null ? [] : await passkeysOf(ctx.db, accountId)
  const input = { rpID: hostOf(ctx), userVerification: 'required' as const, timeout }
  return { ...(await generateAuthenticationOptions({ ...input, allowCredentials: own.map(named) })) }
}

/** What a browser needs to make another passkey of the account. */
export async function optionsToMake(
  ctx: Context,
  admin: { id: string; email: string; name: string },
): Promise<Options> {
  const own = await passkeysOf(ctx.db, admin.id)
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: hostOf(ctx),
    userName: admin.email,
    userDisplayName: admin.name,
    userID: new Uint8Array(Buffer.from(admin.id)),
    timeout,
    attestationType: 'none',
    excludeCredentials: own.map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** The passkey that a browser has made for this challenge; undefined if anything of it is not right. */
export async function checkMade(ctx: Context, answer: PasskeyAnswer, expectedChallenge: string) {
  const { data: made } = MadePasskey.safeParse(answer)
  if (!made) return undefined
  const expected = { expectedChallenge, expectedOrigin: ctx.config.publicUrl, expectedRPID: hostOf(ctx) }
  try {
    const found = await verifyRegistrationResponse({
      ...expected,
      response: { ...made, response: { ...made.response, transports: made.response.transports ?? [] } },
      requireUserVerification: true,
    })
    return found.verified ? found.registrationInfo.credential : undefined
  } catch (error) {
    ctx.log.info({ error: String(error) }, 'a new passkey was refused')
    return undefined
  }
}

/** The passkey that was used for this challenge; undefined if anything of it is not right. Call it in a transaction. */
export async function tryPasskey(
  ctx: Context,
  answer: PasskeyAnswer,
  expectedChallenge: string,
): Promise<PasskeyRow | undefined> {
  const { data: used } = UsedPasskey.safeParse(answer)
  if (!used) return undefined
  const row = await lockPasskey(ctx.db, used.id)
  if (!row) return undefined
  const { userHandle, ...response } = used.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...used, response: { ...response, ...(userHandle !== undefined && { userHandle }) } },
      expectedChallenge,
      expectedOrigin: ctx.config.publicUrl,
      expectedRPID: hostOf(ctx),
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
        transports: row.transports,
      },
    })
    if (!verified) return undefined
    await notePasskeyUse(ctx.db, row.id, authenticationInfo.newCounter, ctx.clock.now())
    return row
  } catch (error) {
    ctx.log.info({ error: String(error) }, 'a passkey was refused')
    return undefined
  }
}
