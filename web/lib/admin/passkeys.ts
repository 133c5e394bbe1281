import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyAnswer } from '#core/contracts/admin/entry/passkeys.ts'

/** What the device said, in our own words; undefined for what is no refusal of a person or a device. */
function wordsOf(error: unknown): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was used. Please try again.'
  if (name === 'InvalidStateError') return 'This device has a passkey for you already.'
  return undefined
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new Error(wordsOf(error) ?? 'This browser could not use a passkey.')
  }
}

type Options = Record<string, unknown>

/** Asks the device for a passkey. Throws an Error in words for people. */
export const askForPasskey = (options: Options): Promise<PasskeyAnswer> =>
  asked(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return {
      ...(await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })),
    }
  })

/** Has the device make a passkey. Throws an Error in words for people. */
export const makePasskey = (options: Options): Promise<PasskeyAnswer> =>
  asked(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return {
      ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })),
    }
  })
