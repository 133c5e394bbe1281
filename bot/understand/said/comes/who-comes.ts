import { phonesIn } from '#core/rules/people/phone.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import { type Mention, mentionsIn, nameAt, type Token } from './people.ts'
import { comesVerbs, glue, mine, numberWords, theirs } from './words.ts'

export type Person = { name?: string; phone?: string }

/** Who brings the car, as far as the words say it. */
export type WhoComes = {
  /** Who comes; several if it is not clear who of them. */
  people: Person[]
  /** Whether somebody surely comes; else the car is theirs, or they are only named. */
  certain: boolean
  /** The person comes after all. */
  self?: true
  /** A number of the person's own. */
  own?: string
  /** The name and the number of 'her' or 'him'. */
  theirs?: Person
  /** A number of which the words do not say whose it is. */
  loose?: string
  /** What is written as a number and is none. */
  wrong?: string
  /** What else the words say. */
  rest: string
}

const MOST = 500
const FEW = 12

/** Who brings the car, with name and number, and what else is said; undefined if the words say nothing of it. Pure. */
export function whoComes(text: string): WhoComes | undefined {
  if (text.length > MOST) return undefined
  const tokens = tokensIn(text)
  const mentions = mentionsIn(tokens)
  const called = calledIn(text, tokens)
  const coming = mentions.filter(({ role }) => role === 'comes')
  const meant = coming.length > 0 ? coming : mentions.filter(({ role }) => role === 'for' || role === 'named')
  const numbers = ownersOf(tokens, meant)
  const people = meant.map((mention): Person => {
    const name = mention.name ?? (meant.length === 1 ? called?.name : undefined)
    const phone = numbers.find(({ of }) => of === mention)?.phone
    return { ...(name && { name }), ...(phone && { phone }) }
  })
  // 'My boy comes with it, Sipho' speaks of one.
  const named = people.filter(({ name, phone }) => name || phone)
  const number = (of: Owner) => numbers.find((one) => one.of === of)?.phone
  const isSelf = coming.length === 0 && saysSelf(text)
  const rest = restOf(text, tokens, [...meant, ...mentions.filter(({ role }) => role === 'denied')], called)
  // 'My wife Anna will pay' says nothing of who comes.
  if (meant.length > 0 && meant.every(({ role }) => role === 'named') && rest !== '' && !called) return undefined
  const known = coming.length > 0 || people.some(({ name, phone }) => name || phone) || meant.some(isFor)
  const own = number('mine')
  const loose = number('nobody')
  const hers =
    meant.length === 0
      ? { ...(called && { name: called.name }), ...(number('theirs') && { phone: number('theirs') }) }
      : {}
  if (!(known || isSelf || own || loose || Object.keys(hers).length > 0)) return undefined
  const wrong = wrongNumber(text, numbers.length > 0)
  return {
    people: known && !isSelf ? (named.length > 0 ? named : people) : [],
    certain: coming.length > 0,
    ...(isSelf && { self: true as const }),
    ...(own && { own }),
    ...(Object.keys(hers).length > 0 && { theirs: hers as Person }),
    ...(loose && { loose }),
    ...(wrong && { wrong }),
    rest: isSelf && tokens.length <= FEW ? '' : rest,
  }
}

const isFor = ({ role }: Mention): boolean => role === 'for'

function tokensIn(text: string): Token[] {
  const plain = plainText(text)
  const phones = phonesIn(text).map((one) => ({ ...one, written: text.slice(one.from, one.to), plain: '' }))
  const words = [...plain.matchAll(/[\p{L}][\p{L}'-]*|[\p{N}]+|[^\s\p{L}\p{N}]/gu)].map(({ 0: word, index }) => ({
    written: text.slice(index, index + word.length),
    plain: word,
    from: index,
    to: index + word.length,
  }))
  const outside = words.filter(({ from }) => !phones.some((phone) => from >= phone.from && from < phone.to))
  return [...outside, ...phones].toSorted((one, other) => one.from - other.from)
}

const calling =
  /\b(?:(?:her|his|their) (?:full )?name(?:'s| is| s)?|s?he(?:'s| is) called|(?:haar|sy|hulle) naam(?: is)?|igama lakhe(?: ngu)?|lebitso la (?:hae|gagwe)(?: ke)?|leina la (?:gagwe|hae)(?: ke)?)[\s:]*/

type Called = { name: string; from: number; to: number }

/** 'Her name is Grace'. */
function calledIn(text: string, tokens: readonly Token[]): Called | undefined {
  const found = calling.exec(plainText(text))
  if (!found) return undefined
  const behind = found.index + found[0].length
  const at = tokens.findIndex(({ to }) => to > behind)
  const named = at < 0 ? undefined : nameAt(tokens, at)
  return named && { name: named.name.replace(/^Ngu(?=\p{Lu})/u, ''), from: at, to: named.to }
}

type Owner = Mention | 'mine' | 'theirs' | 'nobody'

const CLOSE = 5

/** Whose each number is: of whom the words right before it speak, else of who was named last. */
function ownersOf(tokens: readonly Token[], meant: readonly Mention[]): { phone: string; of: Owner }[] {
  return tokens.flatMap(({ phone }, at): { phone: string; of: Owner }[] => {
    if (!phone) return []
    const last = meant.findLast(({ to }) => to <= at)
    const before = tokens.slice(Math.max(0, at - CLOSE, last?.to ?? 0), at).map(({ plain }) => plain)
    const isNumber = before.some((word) => numberWords.has(word))
    if (isNumber && before.some((word) => mine.has(word)) && !before.some((word) => theirs.has(word)))
      return [{ phone, of: 'mine' }]
    if (last) return [{ phone, of: areSeveral(meant) ? 'nobody' : last }]
    return [{ phone, of: before.some((word) => theirs.has(word)) ? 'theirs' : 'nobody' }]
  })
}

const areSeveral = (meant: readonly Mention[]): boolean =>
  meant.length > 1 && meant.every(({ to }, at) => meant[at + 1] === undefined || (meant[at + 1]?.from ?? 0) - to <= 2)

const self =
  /\b(?:(?:i|i'll|ill|i'm|im|i am|i will)(?: \w+){0,3} (?:come|coming|bring|bringing|drive|driving|drop|there|it)(?: \w+){0,3} ?myself|(?:it'?s|its) (?:for )?me (?:who|that|coming)|(?:it'?s|its|it is) (?:just )?for me\b|no one else|nobody else|ek (?:kom|bring|ry)(?: \w+){0,3} self|ek self (?:kom|bring)|ngizo\w+ mina|ndizo\w+ mna|mna ngokwam|mina ngokwami|ke tla tla nna|ke tla e tlisa nna)\b/

const saysSelf = (text: string): boolean => {
  const said = plainText(text)
  return self.test(said) && !/\b(?:not|nie self|can't|cannot|won't)\b/.test(said)
}

/** 'Cell 082 555', which is too short. */
const wrongNumber = (text: string, hasNumber: boolean): string | undefined =>
  hasNumber ? undefined : /(?<![\d/.])(?:0|\+27 ?)\d(?:[ -]?\d){4,12}(?![\d/])/.exec(text)?.[0]

/** What is left without the people, their names and numbers, and the small words around them. */
function restOf(text: string, tokens: readonly Token[], meant: readonly Mention[], called: Called | undefined): string {
  const taken = tokens.map(
    ({ phone }, at) =>
      phone !== undefined ||
      meant.some(({ from, to, role }) => at >= from && at < (role === 'comes' ? verbEnd(tokens, to) : to)) ||
      (called !== undefined && at >= called.from && at < called.to),
  )
  const isGlue = (at: number): boolean => glue.has(tokens[at]?.plain ?? '')
  for (let at = 1; at < tokens.length; at++) if (taken[at - 1] && isGlue(at)) taken[at] = true
  for (let at = tokens.length - 2; at >= 0; at--) if (taken[at + 1] && isGlue(at)) taken[at] = true
  let rest = ''
  for (const [at, { from, to }] of tokens.entries()) {
    if (taken[at]) continue
    const previous = tokens[at - 1]
    const isNext = previous && !taken[at - 1] && previous.to === from
    rest += `${rest === '' || isNext ? '' : ' '}${text.slice(from, to)}`
  }
  const left = withoutNotSelf(rest)
  return (plainText(left).match(/[\p{L}\p{N}']+/gu) ?? []).every((word) => courtesies.has(word)) ? '' : left
}

/** 'I can't come myself' says no more than who comes. */
const notSelf =
  /(?:^|(?<=\s))(?:i(?:'m| am)? ?(?:not|can't|cant|cannot|won't|wont)(?: be)? (?:come|coming|bring|bringing|there)(?: it)?(?: myself)?|ek (?:kom|kan|bring)(?: dit)?(?: nie)?(?: self)?(?: kom| bring)?(?: nie)?)(?=[\s,.!]|$)/

function withoutNotSelf(rest: string): string {
  const found = notSelf.exec(plainText(rest))
  const left = found ? `${rest.slice(0, found.index)}${rest.slice(found.index + found[0].length)}` : rest
  return left.trim()
}

const courtesies: ReadonlySet<string> = new Set(
  'do please pls plz asb asseblief hi hey hello hallo ok okay sorry actually eintlik so just thanks thank you dankie oh then also man bru bra eish yo shame boss mfethu and en but maar'.split(
    ' ',
  ),
)

/** Behind the word of coming that says that they come. */
function verbEnd(tokens: readonly Token[], to: number): number {
  let end = to
  for (let at = to; at < to + CLOSE && (end === to || at === end); at++) if (comes(tokens[at])) end = at + 1
  return end
}
const comes = (token: Token | undefined): boolean => comesVerbs.has(token?.plain ?? '')

/** The name and the number in the answer to who comes. */
export function nameAndNumber(text: string): Person & { wrong?: string } {
  const tokens = tokensIn(text.slice(0, MOST))
  const phone = tokens.find((token) => token.phone)?.phone
  const words = tokens.filter((token) => !token.phone)
  const known = words.findIndex((_, at) => nameAt(words, at) !== undefined)
  const name = known < 0 ? undefined : nameAt(words, known)?.name
  const wrong = wrongNumber(text, phone !== undefined)
  return { ...(name && { name }), ...(phone && { phone }), ...(wrong && { wrong }) }
}
