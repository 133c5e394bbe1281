import type { FileAnswer } from '#core/contracts/operations/operation.ts'

/** A list to save. */
export const csvFile = ({ name, text }: { name: string; text: string }): FileAnswer => ({
  name,
  type: 'text/csv; charset=utf-8',
  bytes: Buffer.from(text),
  saves: true,
  from: 'us',
})

type Sent = { name: string; type: string; kind: string; bytes: Uint8Array }

/** A file that somebody sent. Documents are only ever saved. */
export const sentFile = ({ kind, ...file }: Sent, { save }: { save?: string | undefined } = {}): FileAnswer => ({
  ...file,
  saves: save !== undefined || kind === 'document',
  from: 'people',
})
