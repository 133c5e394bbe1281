import { plainText } from '#core/rules/people/plain-text.ts'

const filters =
  /\b(?:only|just|net|slegs|kuphela|fela|more|meer|other|others|ander|another|any|enige|something|anything|iets|all|ones|everything|show|wys|search|soek|compare|under|onder|below|less than|max|over|above|cheaper than|nothing)\b/
const searches =
  /\b(?:need|looking for|tyres? (?:in|for|near)|bande (?:in|vir|naby)|for (?:my|a|the)|vir (?:my|'?n|die))\b/
const only = /\b(?:only|just|net|slegs|kuphela|fela|feela)\b/
const sorts = /^\W*(?:\w+\W+){0,2}(?:cheaper|closer|nearer|goedkoper|nader)\W*(?:(?:please|pls|asb|asseblief)\W*)?$/
const wider = /\b(?:wider|broader|fatter|breer|breedste|widest|bigger|groter)\b/
const tyres = /\d ?x|x ?\d|\b(?:tyres?|tires?|bande?|wheels?|wiele|amathay\w*|dithaere|mabidi|taya|set|stel)\b/
const MOST = 300

const reads =
  (pattern: RegExp) =>
  (words: string): boolean =>
    pattern.test(plainText(words.slice(0, MOST)))

/** Words that want another list, and no one of these: 'only the Dunlops', 'something else'. */
export const wantsOtherList = reads(filters)

/** Words that begin another search: 'tyres for my bakkie'. */
export const beginsSearch = reads(searches)

/** 'Closer' and 'cheaper' sort the list. */
export const onlySorts = reads(sorts)

/** 'Only the ones in Randburg'. */
export const saysOnly = reads(only)

/** 'The wider ones' of two sizes. */
export const saysWider = reads(wider)

/** A number said with these counts tyres, while 'either of the two' counts places. */
export const countsTyres = reads(tyres)
