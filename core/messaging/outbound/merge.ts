import type { OutboundContent } from '../content.ts'
import { bodyLimit } from '../templates/layouts.ts'

/** Two messages to the same person as one; undefined if they do not go together. */
export function joined(first: OutboundContent, next: OutboundContent): OutboundContent | undefined {
  if (first.type !== 'text' || next.type === 'template' || next.type === 'pin' || next.type === 'media')
    return undefined
  if (first.secret || (next.type === 'text' && next.secret)) return undefined
  const body = `${first.body}\n\n${next.body}`
  return body.length <= bodyLimit(next.type) ? { ...next, body } : undefined
}
