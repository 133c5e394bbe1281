import { z } from 'zod'

const Part = z.string().max(20_000)
const Id = z.string().min(1).max(2000)
const around = {
  id: Id,
  rawId: Id,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()),
}

/** What a browser says of a passkey that it has just made; the server checks every byte of it. */
export const MadePasskey = z.object({
  ...around,
  response: z.object({
    clientDataJSON: Part,
    attestationObject: Part,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})
export type MadePasskey = z.infer<typeof MadePasskey>

/** What a browser says when a person has used a passkey. */
export const UsedPasskey = z.object({
  ...around,
  response: z.object({
    clientDataJSON: Part,
    authenticatorData: Part,
    signature: Part,
    userHandle: z.string().max(200).optional(),
  }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>

/**
 * What the browser answers, as WebAuthn's own toJSON writes it. MadePasskey and UsedPasskey read it before it is
 * checked; what they cannot read counts as a wrong passkey.
 */
export const PasskeyAnswer = z.record(z.string().max(100), z.unknown())
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** What the browser needs to use or make a passkey; `challenge` goes back with what it says. */
export const PasskeyAsked = z.strictObject({ challenge: z.string(), options: z.record(z.string(), z.unknown()) })
export type PasskeyAsked = z.infer<typeof PasskeyAsked>
