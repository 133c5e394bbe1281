import { isCommonName, isOrdinary, maybeCalled } from '#bot/understand/stated/ordinary-words.ts'
import {
  beforeName,
  between,
  comesFirst,
  comesVerbs,
  denies,
  forWords,
  joins,
  nguniOwn,
  nguniRelations,
  ownAfter,
  ownBefore,
  ownInTwo,
  ownSecond,
  relations,
  sends,
  verbHelpers,
} from './words.ts'

/** A word, a mark or a phone number, as it is written and as it is compared. */
export type Token = { written: string; plain: string; from: number; to: number; phone?: string }

/** Somebody of whom the words speak: `from` to `to` of the tokens say it. */
export type Mention = {
  from: number
  to: number
  /** Where the words end that say who it is, without the name. */
  who: number
  name?: string
  /** Whether they come, own the car, or are only named. */
  role: 'comes' | 'for' | 'named' | 'denied'
}

const MAX_NAMES = 3
const NEAR = 5

/** Everybody whom the words speak of as somebody of the person's, or by name beside a word of coming. Pure. */
export function mentionsIn(tokens: readonly Token[]): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mention = related(tokens, at) ?? byName(tokens, at)
    if (!mention) continue
    found.push(mention)
    at = mention.to - 1
  }
  return shared(found, tokens)
}

/** 'My son or my daughter will bring it': what is said of the second is said of both. */
function shared(found: Mention[], tokens: readonly Token[]): Mention[] {
  return found.map((one, at) => {
    const next = found[at + 1]
    const areJoined = next && next.from - one.to === 1 && joins.has(tokens[one.to]?.plain ?? '')
    return areJoined && one.role !== 'comes' && next.role === 'comes' ? { ...one, role: next.role } : one
  })
}

function related(tokens: readonly Token[], at: number): Mention | undefined {
  const end = relationAt(tokens, at)
  if (end === undefined) return undefined
  const owned = ownedBehind(tokens, end)
  if (owned === 'thing') return undefined
  const who = typeof owned === 'number' ? owned : end
  const { name, to } = nameBehind(tokens, who)
  return { from: verbBefore(tokens, at) ?? at, to, who, ...(name && { name }), role: roleOf(tokens, at, to) }
}

/** Behind 'my mother', 'mama wami', 'mme wa ka'; undefined if none begins here. */
function relationAt(tokens: readonly Token[], at: number): number | undefined {
  const word = (n: number): string => tokens[n]?.plain ?? ''
  if (word(at) === 'the' && drivers.has(word(at + 1))) return at + 2
  if (ownBefore.has(word(at))) {
    const next = between.has(word(at + 1)) ? at + 2 : at + 1
    return relations.has(bare(word(next))) ? next + 1 : undefined
  }
  if (nguniOwn.test(word(at))) return at + 1
  if (!(nguniRelations.test(word(at)) || relations.has(word(at)))) return undefined
  if (ownAfter.has(word(at + 1))) return at + 2
  return ownInTwo.has(word(at + 1)) && ownSecond.has(word(at + 2)) ? at + 3 : undefined
}

const drivers: ReadonlySet<string> = new Set(['driver', 'drywer', 'bestuurder'])
const bare = (word: string): string => word.replace(/'s$/, '').replace(/-in-law$/, '')

/** 'My wife's brother' is the brother; 'my wife's car' is a car, and 'my mother's name' is hers. */
function ownedBehind(tokens: readonly Token[], end: number): number | 'thing' | undefined {
  const word = tokens[end]?.plain ?? ''
  const owns = tokens[end - 1]?.plain.endsWith("'s") ?? false
  const next = owns ? end : word === 'se' ? end + 1 : undefined
  if (next === undefined) return undefined
  const thing = tokens[next]?.plain ?? ''
  if (relations.has(thing)) return next + 1
  return beforeName.has(thing) || ['number', 'cell', 'nommer', 'sel'].includes(thing) ? undefined : 'thing'
}

function nameBehind(tokens: readonly Token[], from: number): { name?: string; to: number } {
  let at = from
  while (at - from < NEAR && beforeName.has(tokens[at]?.plain ?? '') && !isNameAt(tokens, at)) at++
  const name = nameAt(tokens, at)
  return name ? { name: name.name, to: name.to } : { to: from }
}

/** The name that begins at a token. */
export function nameAt(tokens: readonly Token[], at: number): { name: string; to: number } | undefined {
  const isTitled = titles.has(tokens[at]?.plain ?? '') && isNameAt(tokens, at + 1)
  if (!isTitled && !isNameAt(tokens, at)) return undefined
  let to = at + (isTitled ? 2 : 1)
  while (to - at < MAX_NAMES && isFurtherName(tokens[to])) to++
  const written = tokens.slice(at, to).map((token) => capital(token.written.replace(prefix, '')))
  return { name: written.join(' '), to }
}

const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss dr mnr mev mej oom tannie rra mma ntate mme bra sis'.split(' '),
)
const prefix = /^(?:ngu|u|ku|ka)(?=\p{Lu})/u
const capital = (word: string): string => (/\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))
const isWritten = (word: string): boolean => /^(?:ngu|u|ku|ka)?\p{Lu}[\p{L}'’-]+$/u.test(word)
const isWordy = (word: string): boolean => /^[\p{L}][\p{L}'’-]+$/u.test(word)
const isVerb = (word: string): boolean => comesVerbs.has(word) || (verbHelpers.has(word) && word !== 'wil')

function isNameAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !isWordy(token.written) || /^i['’]/i.test(token.written)) return false
  const { written, plain } = token
  const isKnown = (isCommonName(plain) && !isOrdinary(plain)) || maybeCalled(plain)
  if (isWritten(written)) return !isVerb(plain) && (isKnown || !isOrdinary(plain))
  if (isVerb(plain) || relations.has(plain) || nguniRelations.test(plain)) return false
  return isKnown || (!isOrdinary(plain) && !beforeName.has(plain) && endsName(tokens[at + 1]))
}

/** Without a word of theirs before it, only what is written as a name, or is one of many people, is a name. */
const isKnownName = (token: Token | undefined): boolean =>
  token !== undefined && (isWritten(token.written) || (isCommonName(token.plain) && !isOrdinary(token.plain)))

const endsName = (next: Token | undefined): boolean =>
  next === undefined || next.phone !== undefined || isVerb(next.plain) || !/[\p{L}\p{N}]/u.test(next.plain)

const isFurtherName = (token: Token | undefined): boolean =>
  token !== undefined &&
  isWordy(token.written) &&
  !isVerb(token.plain) &&
  (isWritten(token.written)
    ? !isOrdinary(token.plain) || isCommonName(token.plain)
    : isCommonName(token.plain) && !isOrdinary(token.plain))

/** 'Sipho Nkosi will bring it', 'for Grace 082 555 1234'. */
function byName(tokens: readonly Token[], at: number): Mention | undefined {
  const named = isKnownName(tokens[at]) ? nameAt(tokens, at) : undefined
  if (!named) return undefined
  const before = tokens[at - 1]?.plain ?? ''
  const joined = joins.has(tokens[named.to]?.plain ?? '') ? byName(tokens, named.to + 1) : undefined
  const role = joined?.role === 'comes' ? joined.role : roleOf(tokens, at, named.to)
  const isFor = role === 'for' && (before === 'for' || before === 'vir') && phoneNear(tokens, named.to)
  if (!(role === 'comes' || role === 'denied' || isFor)) return undefined
  return { from: at, to: named.to, who: at, name: named.name, role }
}

const phoneNear = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(from, from + NEAR).some(({ phone }) => phone !== undefined)

/** 'Uzoletha imoto ubhuti wami': where the word of coming stands before them. */
function verbBefore(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) if (comesFirst.test(tokens[at]?.plain ?? '')) return at
  return undefined
}

function roleOf(tokens: readonly Token[], from: number, to: number): Mention['role'] {
  const word = (n: number): string => tokens[n]?.plain ?? ''
  for (let at = to; at < to + NEAR; at++) {
    if (denies.has(word(at))) return 'denied'
    if (comesVerbs.has(word(at))) return 'comes'
    if (!verbHelpers.has(word(at)) && word(at) !== ',') break
  }
  if (denies.has(word(from - 1))) return 'denied'
  const before = [word(from - 1), word(from - 2)]
  if (before.some((one) => sends.has(one)) || verbBefore(tokens, from) !== undefined) return 'comes'
  const isOf = /^(?:eka|ka|ye|yo)/.test(word(from))
  return isOf || forWords.has(word(from - 1)) || word(from - 2) === 'behalf' ? 'for' : 'named'
}
