/** What people say against a thing of a list, right behind its name or right before it. Read from plain lower case. */

/** Where the clause of a name ends, for what is said behind it. */
const clauseEnd =
  /[.;!?]|,(?! ?(?:too|way|te|far|kakhulu)\b)|\b(?:but|maar|kodwa|empa|koda|mara|and|en|futhi|mme|rather|liewer|eerder|instead|ngifuna|ndifuna|ke batla|nka|give|gee|show|wys|i will|ill|i'll)\b/

const price =
  '(?:too (?:much|expensive|pricey|dear|steep|high|costly|rich|hot|heavy|far|long|noisy|loud|cheap|hard|soft|thin|weak|risky|unknown|small|big)|steep|robbery|a rip ?off|rip ?off|daylight robbery|pricey|expensive|costly|dear|over priced|overpriced|over my (?:budget|limit)|above (?:my |the )?budget|beyond (?:me|my)|out of (?:my |our )?(?:budget|range|reach|league|pocket)|a fortune|a bit (?:much|steep|rich|high)|not in my budget|more than i (?:have|can|want)|te (?:duur|veel|ver|steil|hoog|styf|goedkoop|raserig|hard|sag|swak)|duur(?:der)?|peperduur|bo my begroting|onbekostigbaar)'
const bad =
  "(?:rude|useless|rubbish|junk|trash|crap|kak|gemors|vrot|dodgy|shady|no good|not (?:good|great|nice|for me|my thing|my style|safe|worth|an option|reliable|known to me)|terrible|horrible|bad|the worst|worst|sleg|swak|onbekend|unknown to me|(?:wear|wore|wears)s? (?:out|down|fast|quick\\w*)|(?:dont|don't|doesnt|doesn't|didnt|didn't|never) last(?:ed)?|let me down|gave (?:me )?(?:trouble|problems|issues|hassles)|gives? (?:me )?(?:trouble|problems|issues)|burst on|never again|i (?:dont|don't|do not|wont|won't|cant|can't|cannot|would not|wouldnt|wouldn't) (?:trust|know|like|want|need|afford|buy|use)|ek (?:nie|vertrou nie|ken nie|wil nie)|(?:vertrou|ken|wil|hou|soek) ek (?:glad )?nie|nie vir my)"
const nguni =
  '(?:[iyu]?(?:ya|si|ba|zi)?(?:biza|dura|duru|durile|edulile)(?: kakhulu)?|i?duru|imba(?: eqolo)?|ibiza(?: kakhulu)?|[iy]?yimba eqolo|(?:i|u|ya)?phezulu|aba?thembekile|ayithembek\\w+|(?:angi|andi)(?:yi|wa|ba|li|si|zi)?(?:thembi|thandi|funi|azi|yazi|wazi)|angikwazi|andikwazi)'
const sotho =
  '(?:(?:e |ba |di |li )?(?:a )?tura(?:ng)?|theko (?:e )?(?:hodimo|godimo|phahame\\w*)|tlhwatlhwa e kwa godimo|[hg]a ke (?:e|a|di|ba|mo)? ?(?:tshepe|tshepi|rate|batle|tsebe|itse)|[hg]a e a loka|e hodimo|e kwa godimo)'
/** Up to a few words stand between. */
const spoken = new RegExp(`(?:^|[^a-z])(?:${price}|${bad}|${nguni}|${sotho})(?![a-z])`)
const denied = /\bnie\b|\bmore\b|\b(?:abizayo|kude|hole|kgakala)\b/
const notToo =
  /\b(?:not|nie|isnt|isn't|arent|aren't|ayi|ayisi) (?:too|te|that|so|even|(?:all )?that|bad|expensive|dear|duur|pricey|steep)\b|\bayi(?:bizi|duri)|\bnot bad\b/
const WITHIN = 44

/** What speaks against a thing, behind its name: 'the Michelin is too steep', 'iMichelin iyabiza'. */
export function isSpokenAgainst(behind: string): boolean {
  const [clause = ''] = behind.slice(0, 80).split(clauseEnd)
  if (notToo.test(clause)) return false
  return spoken.test(clause.slice(0, WITHIN)) || denied.test(clause.slice(0, WITHIN - 16))
}

const link =
  '(?: (?:the|die|a|an|any|these|those|that|this|of|van|in|with|met|daardie|hierdie|for|u|i|e|o|ya|le|la|ka|my))*'
const against = new RegExp(
  `\\b(?:(?:dont|don't|do not|didnt|didn't|wont|won't|cannot|cant|can't|never|not) (?:really |even |actually )?(?:trust|know|like|want|need|fancy|afford|rate|heard?(?: of)?|use|used|buy|bought|take|do|touch)|never (?:again|had luck)|not a (?:big )?fan|no luck|bad luck|bad (?:experience|time|story)s?|(?:trouble|problems|issues|hassles|luck) with|sick|tired|scared|burnt? by|burned by|let down by|avoid|hate|(?:ek )?(?:vertrou|ken|soek|wil|koop|hou) (?:nie|nooit)(?: van)?|nooit weer|nie lus(?: vir)?|moeg vir|bang vir|sleg(?:te)? (?:ervaring|storie) met|probleme met|(?:angi|andi)(?:yi|wa|ba|li|si|zi)?(?:thembi|thandi|funi|azi|yazi|wazi)|[hg]a ke (?:e|a|di|ba|mo)? ?(?:tshepe|tshepi|rate|batle|tsebe|itse))${link} $`,
)

/** What speaks against a thing, before its name: 'I do not trust the Linglong', 'never heard of Falken'. */
export const isDeniedBefore = (before: string): boolean => against.test(before.slice(-80))

const middle =
  /\b(?:(?:some ?thing|one|anything|a tyre|ones|option)? ?(?:in ?between|in the middle|middle (?:one|of the (?:road|range|list))|mid ?-?(?:range|priced?|way)|half ?way)|the middle|medium (?:one|price\w*|range)|(?:iets |een |die )?(?:tussen ?-?in|middelste|in die middel|middel ?slag|middelmatig\w*)|[ey]?phakathi(?: nendawo)?|esesiphakathini|(?:e|ya|o|tse) ?(?:mahareng|magareng|mo gare|fa gare|bohareng)|mahareng|magareng)\b/

/** 'Something in between': neither the dearest nor the cheapest. */
export const wantsMiddle = (plain: string): boolean => middle.test(plain.slice(0, 300))
