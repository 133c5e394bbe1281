import { foldBlanks } from '#core/rules/people/outside-text.ts'
import type { Reading } from '../reading.ts'

const opening =
  /^(?:(?:hi|hey|hello|pls|please|plz|can (?:u|you)|could (?:u|you)|kan (?:jy|julle)|asb|asseblief|will you|wont you|ngicela|ndicela|ke kopa|kindly|just|i want to|i need to|id like to|ek wil|need to|want to|go)\s+)*/i
const verb =
  /^(?:ask|tell|check (?:with|wit)|find out (?:from|by)|enquire (?:with|from)|inquire (?:with|from)|query|message|msg|text|whatsapp|sms|dm|notify|inform|let|send(?: a)? (?:message|msg|text) to|reply to|reply|pass on to|contact|write to|vra|se vir|sê vir|laat weet|laat|boodskap (?:vir|aan|na)|stuur (?:n |'n )?boodskap (?:aan|na|vir)|hoor by|vind uit by|buza|tshela|babuze|batshele|xelela|botsa|bolella|advise|tel|respond to|buzela|ask them|send)\s+/i
const joined = /^(?:that|dat|ukuthi|uba|hore|:|-|,|saying|to say|know(?: that)?|weet(?: dat)?)\s*/i

const marksAtEnd = /(?<![?.!\s])[?.!\s]+$/
const politeAtEnd = /(?:^|(?<!\s)\s+)(?:please|pls|plz|asb|asseblief)$/i

/** What the shop is to be told or asked, in the words that the driver would use to the shop. */
export function readMessage(reading: Reading): string | undefined {
  const { text } = reading
  const shopEnd = endOfAddress(reading)
  if (shopEnd === undefined) return undefined
  const said = text
    .slice(shopEnd)
    .trim()
    .replace(/^[,:;-]+\s*/, '')
    .replace(/^(?:please |pls )?/i, '')
  const content = said.replace(marksAtEnd, '').replace(politeAtEnd, '')
  return content === '' || onlyKnow.test(content) ? wordsBefore(text) : direct(content)
}

const onlyKnow = /^(?:know|weet|so|dit|that)$/i
const askingEnd =
  /(?:^|(?<![\s,.;:-])[\s,.;:-]+)(?:and|en|so|please|pls|plz|asb|asseblief|can you|kan jy|kan julle|could you|will you)$/i

/** 'I will be late, please let the shop know': what stands before is the message. */
function wordsBefore(text: string): string | undefined {
  const at = anywhere.exec(text)?.index ?? -1
  if (at <= 0) return undefined
  const words = text.slice(0, at).trim().replace(marksAtEnd, '').replace(askingEnd, '').replace(askingEnd, '')
  return words.replace(/(?<![,;:\s-])[,;:\s-]+$/, '') || undefined
}

/** Where the address ('the guys in Parow', 'Supa Quick Fourways', 'hulle') ends and the message begins. */
function endOfAddress(reading: Reading): number | undefined {
  const { text } = reading
  const lead = opening.exec(text)?.[0].length ?? 0
  const found = [lead, 0].flatMap((at) => {
    const match = verb.exec(text.slice(at))
    return match ? [at + match[0].length] : []
  })
  const [afterVerb] = found
  let at = afterVerb ?? firstVerb(text)
  if (at === undefined) return undefined
  const rest =
    /^(?:to )?(?:the |die |that |daardie |this |those |my |hierdie )?(?:tyre |tire |bande|fitment )?(?:shops?|guys?|owner|people|store|branch|dealer|seller|centre|fitters?|workshop|place|mechanic|lady|manager|winkel|eienaar|manne|mense|ouens|ou|tak|plek|verkoper|handelaar|okes|them|hulle|isitolo|ivenkile|lebenkele|supplier|garage|bona|one|bestuurder|werkswinkel|vendor|outlet)\b\s*/i.exec(
      text.slice(at),
    )
  if (rest) at += rest[0].length
  at = afterNames(reading, at)
  const tail = joined.exec(text.slice(at))
  return tail ? at + tail[0].length : at
}

const anywhere =
  /(?:^|\s)(?:ask|tell|check with|find out from|vra|se vir|sê vir|message|msg|buza|tshela|let)\s+(?=the\s|die\s|them|hulle|[A-Z]|that\s)/i
function firstVerb(text: string): number | undefined {
  const match = anywhere.exec(text)
  return match ? match.index + match[0].length : undefined
}

/** Steps over the shop's name and the place behind 'in' or 'at'. */
function afterNames(reading: Reading, from: number): number {
  let at = from
  for (let steps = 0; steps < 4; steps++) {
    const index = reading.words.findIndex((word) => word.end > at)
    const skip = /^(?:in|at|from|by|van|te|on|of|&)\s+/i.exec(reading.text.slice(at))
    const target = skip ? index + 1 : index
    const taken = reading.takenBy[target]
    if (taken !== 'shop' && taken !== 'place') break
    let end = target
    while (reading.takenBy[end] === taken) end++
    at = reading.words[end - 1]?.end ?? at
    const blank = /^\s+(?:branch|shop|store|winkel|tak)?\s*/.exec(reading.text.slice(at))
    if (blank) at += blank[0].length
  }
  return at
}

const auxiliaries = 'can|could|will|would|do|does|are|is|have|has|should|must|may|did|was|were'
const aboutThem = new RegExp(
  `^(?:they|he|she|u|you|theyre) (?:(still|also|maybe|actually) )?(?:(${auxiliaries}) )?(.*)$`,
  'is',
)
const helperInside = new RegExp(`^(.+?) (${auxiliaries}) (.*)$`, 'is')
const helperLast = new RegExp(`^(.+?) (${auxiliaries})$`, 'i')
const presentVerb = /^((?:the|a|my|this|that|it|it's|there|your|his|her)(?: [a-z]+)??) ([a-z]{2,}[^s\s])s (.*)$/is

/** 'if they price match' becomes 'do you price match', 'if the valve is included' 'is the valve included'. */
function direct(content: string): string {
  const indirect = /^(?:if|whether|weather|or not|of|ukuthi|uba|hore na|na|to find out if)\s+(.+)$/is.exec(content)
  if (!indirect) return content.replace(/^to\s+(?=[a-z])/i, '')
  const asked = foldBlanks(indirect[1] ?? '')
  return /^(?:hulle|die|daar|ek|hy|julle)\b/i.test(asked) && /^of\b/i.test(content)
    ? directAfrikaans(asked)
    : directEnglish(asked)
}

function directEnglish(asked: string): string {
  const they = aboutThem.exec(asked)
  if (/^(?:theyre|they're) /i.test(asked)) return `are you ${asked.replace(/^(?:theyre|they're) /i, '')}`
  if (they) {
    const [, adverb, helper, rest = ''] = they
    const word = helper?.toLowerCase()
    const subject = adverb ? `you ${adverb}` : 'you'
    if (!word || ((word === 'have' || word === 'do') && !/^(?:been|got|\w+ed)\b/i.test(rest)))
      return `do ${subject} ${word ? `${word} ` : ''}${mine(rest)}`
    const turned =
      word === 'does' ? 'do' : word === 'is' ? 'are' : word === 'was' ? 'were' : word === 'has' ? 'have' : word
    return `${turned} ${subject} ${mine(rest)}`
  }
  const subject = helperInside.exec(asked)
  if (subject) return `${subject[2]} ${subject[1]} ${subject[3]}`
  const present = presentVerb.exec(asked)
  if (present) return `does ${present[1]} ${present[2]} ${present[3]}`
  const ending = helperLast.exec(asked)
  return ending ? `${ending[2]} ${ending[1]}` : asked
}

const mine = (rest: string): string => rest.replace(/\btheir\b/gi, 'your')

/** 'of hulle Saterdag oop is' becomes 'is julle Saterdag oop'. */
function directAfrikaans(asked: string): string {
  const parts = asked.split(' ')
  const last = parts.at(-1) ?? ''
  if (/^(?:is|het|kan|sal|was|doen|verkoop|maak)$/i.test(last)) {
    const rest = parts.slice(0, -1)
    const [subject = '', ...others] = rest
    return [last, subject.replace(/^hulle$/i, 'julle'), ...others].join(' ')
  }
  const [subject = '', helper = '', ...others] = parts
  return [helper, subject.replace(/^hulle$/i, 'julle'), ...others].join(' ')
}
