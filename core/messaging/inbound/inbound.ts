import type { InboundContent } from '../content.ts'

/** What identifies a person on WhatsApp: a number in E.164, or an id that hides it. */
export type Address = { kind: 'phone' | 'bsuid' | 'parent_bsuid'; value: string }

/** One message as it came in, whoever carried it. */
export type InboundWire = {
  messageSid: string
  /** Every name that the sender goes by; answers go to the first. */
  addresses: [Address, ...Address[]]
  name: string | undefined
  body: string
  content: InboundContent
}
