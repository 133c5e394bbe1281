import { codeOfKey } from '#core/auth/admin/authenticator.ts'
import { addPasskey, makeDevice } from '../../admin/passkey.ts'
import { giveSetUpCode, makeAdminToSignIn, passwordStep, signIn } from '../../admin/sign-in.ts'
import { password } from '../../auth/mailbox.ts'
import { type Answer, ask, ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'

const optionsIn = ({ json }: Answer): Record<string, unknown> => json.options as unknown as Record<string, unknown>

/** An admin after the password, and one who is signed in. */
async function halfway() {
  const admin = await makeAdminToSignIn()
  return { admin, challenge: String((await passwordStep(admin)).json.challenge) }
}
async function inside() {
  const admin = await makeAdminToSignIn()
  return { admin, cookie: await signIn(admin) }
}

async function firstTime() {
  const admin = await makeAdminToSignIn()
  const setUpCode = await giveSetUpCode(admin)
  return { setUpCode, challenge: String((await passwordStep(admin)).json.challenge) }
}

async function withPasskey() {
  const { admin, cookie } = await inside()
  const { device, answer } = await addPasskey(cookie)
  return { admin, cookie, device, id: String(answer.json.id) }
}

/** How admins sign in, and keep their second factors. */
export const validAdminSignIn: Record<string, () => ValidRequest | Promise<ValidRequest>> = {
  postAdminSignIn: async () => ({ body: { email: (await makeAdminToSignIn()).email, password } }),
  postAdminSignInCode: async () => {
    const { admin, challenge } = await halfway()
    return { body: { challenge, code: admin.code() } }
  },
  postAdminSignInRecoveryCode: async () => {
    const { admin, challenge } = await halfway()
    return { body: { challenge, code: admin.recoveryCodes[0] } }
  },
  postAdminSignInPasskeyStart: async () => ({ body: { challenge: (await halfway()).challenge } }),
  postAdminSignInPasskey: async () => {
    const { device } = await withPasskey()
    const asked = await ask('POST', '/api/admin/sign-in/passkey/start', { body: {} })
    return { body: { challenge: String(asked.json.challenge), passkey: device.use(optionsIn(asked)) } }
  },
  postAdminSignInSetUp: async () => ({ body: await firstTime() }),
  postAdminSignInSetUpFinish: async () => {
    const input = await firstTime()
    const { json } = await ask('POST', '/api/admin/sign-in/set-up', { body: input })
    return { body: { challenge: input.challenge, code: codeOfKey(String(json.key), ctx.clock.now()) } }
  },
  postAdminConfirmPasskey: async () => ({ cookie: (await withPasskey()).cookie }),
  postAdminConfirm: async () => {
    const { admin, cookie } = await inside()
    ctx.clock.advance(30_000)
    return { cookie, body: { by: 'code', code: admin.code() } }
  },
  getAdminSecurity: async () => ({ cookie: (await withPasskey()).cookie }),
  postAdminSecurityAuthenticator: async () => ({ cookie: (await inside()).cookie }),
  postAdminSecurityAuthenticatorFinish: async () => {
    const { cookie } = await inside()
    const { json } = await ask('POST', '/api/admin/security/authenticator', { cookie })
    return { cookie, body: { code: codeOfKey(String(json.key), ctx.clock.now()) } }
  },
  deleteAdminSecurityAuthenticator: async () => ({ cookie: (await withPasskey()).cookie }),
  postAdminSecurityPasskeysStart: async () => ({ cookie: (await inside()).cookie }),
  postAdminSecurityPasskeys: async () => {
    const { cookie } = await inside()
    const asked = await ask('POST', '/api/admin/security/passkeys/start', { cookie })
    const passkey = makeDevice().make(optionsIn(asked))
    return { cookie, body: { challenge: String(asked.json.challenge), name: 'My phone', passkey } }
  },
  patchAdminSecurityPasskeysId: async () => {
    const { cookie, id } = await withPasskey()
    return { cookie, params: { id }, body: { name: 'The blue key' } }
  },
  deleteAdminSecurityPasskeysId: async () => {
    const { cookie, id } = await withPasskey()
    return { cookie, params: { id } }
  },
  postAdminSecurityRecoveryCodes: async () => ({ cookie: (await inside()).cookie }),
}
