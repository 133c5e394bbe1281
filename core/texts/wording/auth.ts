import type { SignInQuestion } from '#core/rules/people/one-time-code.ts'
import type { Sentences } from '../sentences.ts'

/** Signing in, from the chat and with codes. */
export const auth = ({ auth: s }: Sentences) => ({
  ...s,
  isItYou: ({ purpose, device, network }: SignInQuestion) =>
    s.isItYou.question({
      purpose,
      // A browser is named in English: 'Chrome on Android'.
      device: device?.replace(' on ', s.isItYou.on) ?? s.isItYou.unknownBrowser,
      hasNetwork: Boolean(network),
      network: network ?? '',
    }),
})
