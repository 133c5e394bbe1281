import { expect, test } from 'vitest'
import { makeLog } from '#core/process/log.ts'

function logged(write: (log: ReturnType<typeof makeLog>) => void): Record<string, unknown> {
  let line = ''
  write(
    makeLog(
      { logLevel: 'info' },
      {
        write: (text) => {
          line += text
        },
      },
    ),
  )
  return JSON.parse(line)
}

test('what people write and what is secret is left out, however deep', () => {
  const line = logged((log) =>
    log.info({ message: { body: 'my address is …', sid: 'SM1' }, list: [{ authToken: 'x' }], otpCode: '123456' }, 'in'),
  )
  expect(line).toMatchObject({
    message: { body: '[redacted]', sid: 'SM1' },
    list: [{ authToken: '[redacted]' }],
    otpCode: '[redacted]',
  })
})

test('numbers, addresses and passwords are shortened wherever they stand', () => {
  const line = logged((log) =>
    log.info(
      { to: 'whatsapp:+27821234567', url: 'postgres://me:hush@db/x' },
      'sent to 27821234567 and thandi@x.example',
    ),
  )
  expect(line).toMatchObject({ to: 'whatsapp:…67', url: 'postgres://me:…@db/x', msg: 'sent to …67 and …@x.example' })
})

test('an error keeps its kind, its stack and its code, and nothing else of what it carries', () => {
  const error = Object.assign(new TypeError('no such number +27821234567'), {
    code: '21211',
    request: { body: 'secret' },
  })
  const line = logged((log) => log.error({ err: error }))
  expect(line).toMatchObject({ err: { type: 'TypeError', message: 'no such number …67', code: '21211' } })
  expect(JSON.stringify(line)).not.toMatch(/secret|27821234567/)
  expect(JSON.stringify(line)).toContain('log.test.ts')
})

test('ids and codes of ours stay readable', () => {
  const ids = {
    id: '0192f0c1-2345-7abc-8def-123456789012',
    sid: `SM${'0'.repeat(32)}`,
    code: 'SLOT_TAKEN',
    ms: 1234567890,
  }
  expect(logged((log) => log.info(ids, 'ok'))).toMatchObject(ids)
})
