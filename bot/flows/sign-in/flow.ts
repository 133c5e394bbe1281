import { type Action, done, type Flow } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { endSessionsOfContact } from '#core/auth/sessions.ts'
import { makeSignInLink } from '#core/auth/sign-in-link.ts'
import type { StepOf } from '../steps.ts'
import { frame } from '../steps.ts'

/** 'Log me in', also when a code did not come: a link whose page has the one button that signs in. */
const link: Action<unknown> = {
  act: async (_draft, { ctx, contact, say }) => {
    const url = await makeSignInLink(ctx, contact.id)
    return done(url ? { type: 'text', body: say.auth.link(url), secret: true } : text(say.auth.tooManyLinks))
  },
}

/** 'Log me out': on every browser, since the chat does not know which one is meant. */
const out: Action<unknown> = {
  act: async (_draft, { ctx, contact, say }) =>
    done(text((await endSessionsOfContact(ctx, contact.id)) ? say.auth.signedOut : say.auth.notSignedIn)),
}

const leaving = /\b(?:log|sign)(?:ging|ing)? ?(?:me )?(?:out|off)\b|\bmeld my af\b|\bteken my uit\b/i

export const signInFrame = (words: string) => frame('sign-in', leaving.test(words) ? 'out' : 'link', {})

export const signInFlow: Flow<unknown, StepOf['sign-in']> = {
  title: (_draft, say) => say.auth.signingIn,
  steps: { link, out },
}
