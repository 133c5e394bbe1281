import {
  addOwnPasskey,
  beginOwnAuthenticator,
  beginPasskey,
  finishOwnAuthenticator,
  ownSignIn,
  removeOwnAuthenticator,
  removeOwnPasskey,
  renameOwnPasskey,
  renewRecoveryCodes,
} from '#core/auth/admin/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const withCode = adminFor('overview', { codeAgain: true })
const admin = adminFor('overview')

/** How admins prove who they are. */
export const security = routes({
  'GET /admin/security': {
    summary: 'Shows my second factors',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => ownSignIn(ctx, actor),
  },
  'POST /admin/security/authenticator': {
    summary: 'The key of a new authenticator; the one before counts until the first code of the new one',
    access: withCode,
    rateLimit: perMinute(10),
    unseen: () => true,
    handle: ({ ctx, actor }) => beginOwnAuthenticator(ctx, actor),
  },
  'POST /admin/security/authenticator/finish': {
    summary: 'Puts the new authenticator in force by its first code',
    access: admin,
    rateLimit: perMinute(10),
    unseen: () => true,
    handle: async ({ ctx, actor, body }) => void (await finishOwnAuthenticator(ctx, actor, body.code)),
  },
  'DELETE /admin/security/authenticator': {
    summary: 'Removes my authenticator, if there is a passkey',
    access: withCode,
    rateLimit: perMinute(10),
    unseen: () => true,
    handle: async ({ ctx, actor }) => void (await removeOwnAuthenticator(ctx, actor)),
  },
  'POST /admin/security/passkeys/start': {
    summary: 'What a browser needs to make a passkey',
    access: withCode,
    rateLimit: perMinute(20),
    unseen: () => true,
    handle: ({ ctx, actor }) => beginPasskey(ctx, actor),
  },
  'POST /admin/security/passkeys': {
    summary: 'Adds a passkey that a browser has made',
    access: admin,
    rateLimit: perMinute(20),
    unseen: () => true,
    handle: ({ ctx, actor, body }) => addOwnPasskey(ctx, actor, body),
  },
  'PATCH /admin/security/passkeys/:id': {
    summary: 'Names a passkey of mine',
    access: admin,
    rateLimit: perMinute(30),
    unseen: () => true,
    handle: async ({ ctx, actor, params, body }) => void (await renameOwnPasskey(ctx, actor, params.id, body.name)),
  },
  'DELETE /admin/security/passkeys/:id': {
    summary: 'Removes a passkey of mine, if another second factor remains',
    access: withCode,
    rateLimit: perMinute(20),
    unseen: () => true,
    handle: async ({ ctx, actor, params }) => void (await removeOwnPasskey(ctx, actor, params.id)),
  },
  'POST /admin/security/recovery-codes': {
    summary: 'Makes new recovery codes, which are shown once',
    access: withCode,
    rateLimit: perMinute(10),
    unseen: () => true,
    handle: async ({ ctx, actor }) => ({ recoveryCodes: await renewRecoveryCodes(ctx, actor) }),
  },
})
