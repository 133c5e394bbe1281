import { CODE_MINUTES } from '#core/rules/people/one-time-code.ts'
import { minutes } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** A code that proves a number. It is the only kind that may begin a conversation with an unproven one. */
export const oneTimeCode = kind<{ code: string }>({
  topic: undefined,
  purpose: 'service',
  channels: ['whatsapp'],
  urgent: true,
  keeps: minutes(CODE_MINUTES),
  proves: true,
  named: 'code',
  notice: ({ code }, { auth }) => ({ title: auth.code(code), lines: [] }),
  template: {
    body: ({ accountNotices }) => accountNotices.code,
    variables: ({ code }) => [code],
    copyCode: ({ accountNotices }) => accountNotices.copyCode,
    sample: { code: '123456' },
  },
})
