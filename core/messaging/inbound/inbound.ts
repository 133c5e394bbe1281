import { readable } from '#core/rules/people/outside-text.ts'
import type { InboundContent } from '../content.ts'

/** An address of a person on WhatsApp: a number in E.164, or an id that hides it. */
export type Address = { kind: 'phone' | 'bsuid' | 'parent_bsuid'; value: string }

/** One message as it came in, whoever carried it. */
export type InboundWire = {
  messageSid: string
  /** Every address of the sender; answers go to the first. */
  addresses: [Address, ...Address[]]
  name: string | undefined
  body: string
  content: InboundContent
}

const LONGEST_LABEL = 300

/** Text from outside is cut to length before anything reads it. */
export function cappedInbound(wire: InboundWire): InboundWire {
  const { location } = wire.content
  return {
    ...wire,
    name: wire.name && readable(wire.name, 120),
    body: readable(wire.body),
    content: {
      ...wire.content,
      ...(location && {
        location: {
          ...location,
          ...(location.label && { label: readable(location.label, LONGEST_LABEL) }),
          ...(location.address && { address: readable(location.address, LONGEST_LABEL) }),
        },
      }),
    },
  }
}
