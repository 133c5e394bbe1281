import { type PhraseMatch, phraseAt } from '../phrases.ts'
import { isFree, note, type Reading, take, wordAt } from '../reading.ts'
import type { VehicleName, VehicleQuery } from '../types.ts'

interface Candidate extends PhraseMatch<VehicleName> {
  from: number
}

const trims =
  /^(?:gti|tsi|tdi|fsi|tfsi|gt|st|r|n|gts|gtd|rs|gl|glx|gle|gli|ga|xs|xr|xi|sr|srx|srv|sport|sedan|hatch|cross|raptor|pro|max|v6|gd|d4d|d|i|v|vvti|tdci|crdi|dci|cdi|amg|style|comfortline|trendline|highline|life|wildtrak|xlt|xls|xl|raider|legend|auto|manual|single|double|cab|dc|sc|4x4|4x2|mk|gen|model|facelift|turbo|diesel|petrol|stepway|quest|classic|conceptline|maxx|blueline|motion|fluid|fr|sportback|coupe|cabriolet|touring|estate|wagon|elegance|avantgarde|litre|liter|l|tsfi|ecoboost|ambiente|trend|titanium|expression|dynamique|f|e|w|b|is|plus|lite|acenta|visia|tekna|edition|premium|luxury|gs|advanced|executive|lx|le|ls|hse|evo|limited|prestige|active)$/

const isYear = (text: string, latest: number): boolean =>
  /^(?:19[6-9]\d|20[0-3]\d)$/.test(text) && Number(text) <= latest

/** Makes and models with their years; numbers that belong to a vehicle are taken with it. */
export function readVehicles(reading: Reading): void {
  const found = candidates(reading)
  const chosen = choose(reading, found)
  if (chosen) {
    reading.slots.vehicle = chosen.vehicle
    readYear(reading, chosen.vehicle, chosen.from, chosen.to)
  }
}

function candidates(reading: Reading): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at)) continue
    const match = phraseAt(reading.vocabulary.vehicles, reading.words, at)
    if (
      !match ||
      !isFree(reading, at, match.to) ||
      isSplitCode(reading, at, match.to) ||
      isPartOfNumber(reading, at, match.to)
    )
      continue
    for (const value of match.value) found.push({ value, from: at, to: match.to })
    at = match.to - 1
  }
  return found
}

/** 'a 3' is not an A3: a letter and its figures stand together. */
function isSplitCode(reading: Reading, from: number, to: number): boolean {
  const [first, second] = [reading.words[from], reading.words[from + 1]]
  if (!first || !second || to - from < 2) return false
  if (second.kind !== 'digits' || second.glued) return false
  return first.text.length <= 1 && !/^(?:classe?|klas)$/.test(wordAt(reading, from + 1))
}

/** Figures that go on ('208' in '2085', '3' in '3.5', '3:30', '2x') are something else. */
function isPartOfNumber(reading: Reading, from: number, to: number): boolean {
  const [first, last, after] = [reading.words[from], reading.words[to - 1], reading.words[to]]
  if (first?.kind === 'digits' && (first.glued || /^(?:x|r)$/.test(wordAt(reading, from - 1)))) return true
  if (last?.kind !== 'digits' || !after?.glued) return false
  if (/^[.,:/]$/.test(after.text))
    return reading.words[to + 1]?.glued === true && reading.words[to + 1]?.kind === 'digits' && to - from === 1
  return after.text === 'x' || after.text === 'h' || after.text === 'k'
}

function choose(
  reading: Reading,
  found: readonly Candidate[],
): { vehicle: VehicleQuery; from: number; to: number } | undefined {
  const makes = found.filter((candidate) => candidate.value.model === undefined)
  const model = found.find(
    (candidate) => candidate.value.model !== undefined && isBelieved(reading, candidate, makes, found),
  )
  if (!model) {
    const make = makes.find((candidate) => candidate.value.believed === 'alone' || inContext(reading, candidate))
    if (!make) return undefined
    const vehicle: VehicleQuery = { make: make.value.make }
    return { vehicle, ...withTrim(reading, vehicle, make) }
  }
  const { make, model: name = '' } = model.value
  const vehicle: VehicleQuery = { make, model: name }
  let { from, to } = withTrim(reading, vehicle, model)
  for (const { from: start, to: end, value } of makes) {
    if (value.make !== make) continue
    take(reading, 'make', start, end)
    from = Math.min(from, start)
    to = Math.max(to, end)
  }
  return { vehicle, from, to }
}

function isBelieved(
  reading: Reading,
  { value, from, to }: Candidate,
  makes: readonly Candidate[],
  all: readonly Candidate[],
): boolean {
  const besideMake = makes.some(
    (make) => make.value.make === value.make && (Math.abs(from - make.to) <= 2 || Math.abs(make.from - to) <= 1),
  )
  const otherMake = makes.some(
    (make) => make.value.make !== value.make && (from - make.to === 0 || make.from - to === 0),
  )
  const hasOwnMake = all.some(
    (other) => other.from === from && makes.some((make) => make.value.make === other.value.make),
  )
  if (hasOwnMake && !makes.some((make) => make.value.make === value.make)) return false
  if (otherMake && value.believed !== 'alone') return false
  if (besideMake || value.believed === 'alone') return true
  return value.believed === 'in context' && inContext(reading, { value, from, to })
}

const owner =
  /^(?:my|mine|our|for|vir|e|ye|ya|a|an|the|n|die|drive|ry|have|got|het|his|her|se|yami|wam|4|i|on|fit|of|new|old)$/
const ownerOnly = /^(?:my|mine|our|his|her|hubbys|wifes|moms|dads|yami|wam|drive|ry)$/
const behind =
  /^(?:tyres?|tires?|bande?|rubbers?|tekkies|bakkie|car|kar|model|gt|gti|tsi|tdi|sedan|hatch|ek|1|2|sport|st|auto)$/

/** Names that are ordinary words: 'my ranger', 'ranger 2015', 'tyres for a swift'. */
function inContext(reading: Reading, { from, to }: Candidate): boolean {
  const [before, after] = [wordAt(reading, from - 1), wordAt(reading, to)]
  const latest = reading.now.getUTCFullYear() + 1
  if (isYear(before, latest) || isYear(after, latest) || ownerOnly.test(before)) return true
  // 'x3 tyres' are three of them.
  if (isCount(reading, from, to)) return false
  if (behind.test(after)) return true
  if (/^\d$/.test(after) && isYear(wordAt(reading, to + 1), latest)) return true
  return owner.test(before) && reading.concepts.has('tyre')
}

const isCount = ({ words }: Reading, from: number, to: number): boolean =>
  /^x\d$/.test(
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(''),
  )

/** Takes what follows a model: engine, trim, chassis. 'golf 7 gti' becomes the Golf GTI. */
function withTrim(reading: Reading, vehicle: VehicleQuery, candidate: Candidate): { from: number; to: number } {
  const { from } = candidate
  let { to } = candidate
  const named = vehicle.model
  const latest = reading.now.getUTCFullYear() + 1
  const variant: string[] = codeOf(reading, candidate)
  let last = to
  for (let steps = 0; steps < 10 && to < reading.words.length; steps++) {
    const word = reading.words[to]
    if (!word || !isFree(reading, to) || isYear(word.text, latest)) break
    const length = trimLength(reading, to)
    if (length === 0) break
    const text = reading.text.slice(word.start, reading.words[to + length - 1]?.end)
    const better = vehicle.model === undefined ? undefined : upgraded(reading, vehicle, named, text)
    if (better) vehicle.model = better
    else variant.push(/^\d+$/.test(text) || text.length <= 4 ? text.toUpperCase() : text)
    to += length
    last = to
  }
  if (variant.length > 0) vehicle.variant = variant.join(' ')
  take(reading, vehicle.model ? 'model' : 'make', from, last)
  return { from, to: last }
}

/** 'c200' names the C-Class: what was written is the variant. */
function codeOf(reading: Reading, { value, from, to }: Candidate): string[] {
  const written = reading.text.slice(reading.words[from]?.start ?? 0, reading.words[to - 1]?.end)
  if (!value.model || !/\d/.test(written)) return []
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (plain(written) === plain(value.model) || plain(value.model).includes(plain(written))) return []
  const rest = plain(written).startsWith(plain(value.model)) ? plain(written).slice(plain(value.model).length) : written
  return [
    /^[a-z]/.test(rest) && /\d[id]s?$/.test(rest)
      ? rest.charAt(0).toUpperCase() + rest.slice(1)
      : /^\d/.test(rest)
        ? rest
        : rest.toUpperCase(),
  ]
}

/** How many words from here belong to the vehicle: '1.4i' is three or four, 'tsi' one, '7' one when it can be a generation. */
function trimLength(reading: Reading, at: number): number {
  const [word, second, third] = [reading.words[at], reading.words[at + 1], reading.words[at + 2]]
  if (!word) return 0
  if (word.kind === 'letters') {
    const isCode = /^[a-z]$/.test(word.text) && second?.kind === 'digits' && second.glued
    if (isCode && !/^[xr]$/.test(word.text)) return 2
    if (/^(?:mk|gd|v|tsi|gen)$/.test(word.text) && second?.kind === 'digits' && second.text.length <= 2 && second.glued)
      return 2
    if (word.text === 'r' && second?.kind === 'digits') return 0
    if (word.text === 'mk' && second?.kind === 'digits') return 2
    if (
      /^(?:i|e|l|b|f|n|d|is|v|st)$/.test(word.text) &&
      !word.glued &&
      word.text !== 'n' &&
      word.text !== 'st' &&
      word.text !== 'd'
    )
      return 0
    return trims.test(word.text) ? 1 : 0
  }
  if (word.kind !== 'digits') return 0
  const decimal =
    second &&
    /^[.,]$/.test(second.text) &&
    second.glued &&
    third?.kind === 'digits' &&
    third.glued &&
    third.text.length === 1
  if (decimal && word.text.length === 1) {
    const unit = reading.words[at + 3]
    return unit?.glued && unit.kind === 'letters' && unit.text !== 'x' && unit.text !== 'k' ? 4 : 3
  }
  if (second?.glued && /^[x:h/k.,]$/.test(second.text)) return 0
  const previous = reading.words[at - 1]
  const isGeneration =
    word.text.length === 1 &&
    Number(word.text) <= 9 &&
    (word.glued || isGenerationOf(previous?.text, word.text, reading, at))
  if (isGeneration) return 1
  return word.text.length === 3 && word.glued && previous?.kind === 'letters' ? 1 : 0
}

/** 'golf 7' and 'polo 6' are generations; 'golf 4 tyres' is four tyres. */
function isGenerationOf(model: string | undefined, figure: string, reading: Reading, at: number): boolean {
  if (!/^(?:golf|polo|jetta|vivo|mk|clio|fiesta|focus|passat|caddy)$/.test(model ?? '')) return false
  const after = wordAt(reading, at + 1)
  if (/^(?:x|tyres?|tires?|bande?|new|nuwe|wheels?|rubbers?|brand|front|rear|of|k|amathayi)$/.test(after)) return false
  return model === 'golf' || model === 'mk' || Number(figure) >= 5 || /^(?:gti|tsi|tdi|gt)$/.test(after)
}

function upgraded(
  reading: Reading,
  vehicle: VehicleQuery,
  named: string | undefined,
  trim: string,
): string | undefined {
  if (named === undefined) return undefined
  const words = [...named.split(' '), ...(vehicle.model === named ? [] : []), trim]
  const wanted = words.join(' ').toLowerCase()
  const match = phraseAt(
    reading.vocabulary.vehicles,
    wanted.split(/[\s-]+/).map((text) => ({ text, start: 0, end: 0, kind: 'letters' as const, glued: false })),
    0,
  )
  const value = match?.value.find((name) => name.make === vehicle.make && name.model !== undefined)
  return value?.model !== named && value?.model?.toLowerCase() === wanted ? value.model : undefined
}

function readYear(reading: Reading, vehicle: VehicleQuery, from: number, to: number): void {
  const latest = reading.now.getUTCFullYear() + 1
  let best: number | undefined
  for (let at = 0; at < reading.words.length; at++) {
    const word = reading.words[at]
    if (!word || !isFree(reading, at) || !isYear(word.text, latest)) continue
    const away = at < from ? from - at : at - to
    const bestAway = best === undefined ? Number.POSITIVE_INFINITY : best < from ? from - best : best - to
    if (away < bestAway) best = at
  }
  if (best !== undefined) {
    vehicle.year = Number(wordAt(reading, best))
    take(reading, 'year', best, best + 1)
    return
  }
  readShortYear(reading, vehicle, to)
}

/** "polo '18" and 'polo 18 model'. */
function readShortYear(reading: Reading, vehicle: VehicleQuery, to: number): void {
  const word = reading.words[to]
  if (word?.kind !== 'digits' || word.text.length !== 2 || !isFree(reading, to)) return
  const quoted = /['’`]/.test(reading.text.charAt(word.start - 1))
  if (!quoted && wordAt(reading, to + 1) !== 'model') return
  const year = Number(word.text)
  vehicle.year = year > (reading.now.getUTCFullYear() + 1) % 100 ? 1900 + year : 2000 + year
  take(reading, 'year', to, to + 1)
  note(reading, 'short year', to, to + 1)
}
