import { type Action, again, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { agreesAndNamesNothing } from '#bot/understand/said/agreed/doubts.ts'
import { saysIsMe } from '#bot/understand/said/agreed/how-sure.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { approveNumberProof, numberProofQuestion } from '#core/auth/number-proof.ts'
import { endSessionsOfContact } from '#core/auth/sessions.ts'
import { makeSignInLink } from '#core/auth/sign-in-link.ts'
import { undoSignIn } from '#core/auth/undo-sign-in.ts'
import { defineFlow, frame, goWithin } from '../steps.ts'

const go = goWithin<'sign-in'>()

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

type ProofDraft = { proofId?: string }

declare module '../steps.ts' {
  interface DraftOf {
    'sign-in': ProofDraft
  }
}

/** Somebody's browser shows the code that has come in: is it theirs? */
const sure: Question<ProofDraft> = {
  ask: async ({ proofId }, { ctx, contact, say }) => {
    if (!proofId) return { say: [text(say.auth.codeUnknown)] }
    const question = await numberProofQuestion(ctx, contact.id, proofId)
    return {
      say: [
        buttons(
          say.auth.isItYou(question),
          { id: `proof:yes:${proofId}`, title: say.auth.signMeIn },
          { id: `proof:undo:${proofId}`, title: say.auth.notMe },
        ),
      ],
    }
  },
  // A browser that is not theirs reads everything, so that a yes is one only if nothing at all is said beside it.
  answer: (message, draft, { say, now }) => {
    if (message.choice) return notUnderstood
    if (agreesAndNamesNothing(message.text, now) || saysIsMe(message.text)) return go('yes', draft)
    return message.no ? go('no', draft) : again(text(say.auth.onlyYours))
  },
}

const yes: Action<ProofDraft> = {
  act: async ({ proofId }, { ctx, contact, say }) =>
    done(
      proofId && (await approveNumberProof(ctx, contact.id, proofId))
        ? buttons(say.auth.numberConfirmed, { id: `proof:undo:${proofId}`, title: say.auth.notMe })
        : text(say.auth.codeUnknown),
    ),
}

/** `proofId` undefined: whatever of theirs has opened something of late. */
const no: Action<ProofDraft> = {
  act: async ({ proofId }, { ctx, contact, say }) =>
    done(text((await undoSignIn(ctx, contact.id, proofId)) ? say.auth.undone : say.auth.nothingToUndo)),
}

/** Words that may mean signing in, but not for certain. */
const wanted: Question<ProofDraft> = {
  ask: (_draft, { say }) => ({
    say: [
      buttons(
        say.auth.signInWanted,
        { id: 'sign-in:yes', title: say.auth.signInNow },
        { id: 'sign-in:no', title: say.common.no },
      ),
    ],
  }),
  answer: (message, draft, { say }) => {
    if (message.choice === 'sign-in:yes' || message.yes) return go('link', draft)
    return message.choice === 'sign-in:no' || message.no ? done(text(say.common.allRight)) : notUnderstood
  },
}

/** The question whether to sign in, which those answer who did not say so for certain. */
export const askSignIn = () => frame('sign-in', 'wanted', {})

export const signInFrame = (message: ParsedMessage) => frame('sign-in', says(message, 'signsOut') ? 'out' : 'link', {})

export const signInFlow = defineFlow('sign-in', {
  title: (_draft, say) => say.auth.signingIn,
  alone: true,
  steps: { link, out, wanted, sure, yes, no },
})
