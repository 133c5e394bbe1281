import type { OutboundContent } from '../content.ts'
import { limits } from '../templates/layouts.ts'

/** Two messages to the same person as one; undefined if they do not go together. */
export function joined(first: OutboundContent, next: OutboundContent): OutboundContent | undefined {
  if (first.type !== 'text' || next.type === 'template') return undefined
  if (first.secret || (next.type === 'text' && next.secret)) return undefined
  const body = `${first.body}\n\n${next.body}`
  return body.length <= (next.type === 'text' ? limits.text : limits.body) ? { ...next, body } : undefined
}
