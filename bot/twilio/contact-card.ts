import { normalisePhone } from '#core/rules/people/phone.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'

export type ContactCard = { name?: string; phone?: string }

const LONGEST_NAME = 80
const waid = /;waid=(\d{7,15})(?=[;:]|$)/i

/** The first number of a contact card, and the name. WhatsApp's own id of the number is surer than what is typed there. */
export function readCard(text: string): ContactCard {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const name = oneLine(fieldOf(lines, 'FN') ?? '').slice(0, LONGEST_NAME)
  const phone = lines.map(phoneIn).find((found) => found !== undefined)
  return { ...(name && { name }), ...(phone && { phone }) }
}

/** 'item1.TEL;type=CELL;waid=2782…:+27 82 …' */
function phoneIn(line: string): string | undefined {
  const at = line.indexOf(':')
  const head = line.slice(0, at)
  if (at < 0 || nameIn(head) !== 'TEL') return undefined
  const known = waid.exec(head)?.[1]
  return (known && normalisePhone(`+${known}`)) ?? normalisePhone(line.slice(at + 1))
}

const fieldOf = (lines: readonly string[], name: string): string | undefined => {
  const line = lines.find((one) => nameIn(one.slice(0, one.indexOf(':'))) === name)
  return line?.slice(line.indexOf(':') + 1)
}

const nameIn = (head: string): string | undefined => head.split(';')[0]?.split('.').at(-1)?.trim().toUpperCase()
