/** What threatens people, worst first. */
export type Danger = 'fire' | 'attacked' | 'inTraffic' | 'hurt'

/** 'Nobody is hurt', 'geen beserings nie'. */
const notDenied = String.raw`(?<!\b(?:no|not|nobody|none|isnt|arent|without|niemand|geen|nie) (?:\w+ )?)`
/** 'Your prices are on fire'. */
const notPraised = String.raw`(?<!\b(?:prices?|deals?|specials?|you|guys|service)(?: \w+)? )`
const vehicle = '(?:car|bakkie|engine|bonnet|tyre|tire|wheel|taxi|truck|vehicle|motor|enjin|kar|wiel|band)'

/**
 * Words of danger in the languages of the country, read from plain lower case. A word that shopping has, too, counts
 * only beside what burns, drives or is hurt.
 */
export const dangerPatterns = {
  fire: new RegExp(
    [
      String.raw`${notPraised}\bon fire\b|\b(?:caught|catching|catches|catch) (?:on )?fire\b|\bin flames\b|\baan die brand\b`,
      String.raw`\b(?:fire|flames|vuur|vlamme) (?:in|under|from|at|by|onder|uit) (?:the |my |our |die |my )?${vehicle}\b`,
      String.raw`^\W*(?:(?:help|hulp|please|pls)\W+)*(?:fire|vuur|umlilo|mollo|molelo)\W*(?:$|!)`,
      String.raw`\b(?:smoke|smoking|rook)\b(?: \w+){0,3} ${vehicle}\b|\b${vehicle}(?: \w+)? (?:is |s )?(?:burning|alight|smoking|brand|rook)\b`,
      String.raw`\b(?:umlilo|iyasha|iyavutha|iyatsha|mollo o|molelo o|e a tjha|e a tsha)\b`,
    ].join('|'),
  ),
  attacked: new RegExp(
    [
      String.raw`\b(?:hi(?:gh)?[ -]?jack(?:ed|ing|ers?)?|robbed|robbing|robbers?|mugged|gekaap|kapers?|beroof|rowers?)\b`,
      String.raw`\b(?:smash(?:ed)? and grab(?:bed)?|at gun ?point|armed (?:men|man|guys)|stabbed|shooting at|shot at|attack(?:ed|ing) (?:us|me))\b`,
      String.raw`\b(?:isibhamu|inkunzi|izigebengu|abaphangi|bandiphangile|basiphangile|sethunya|tlhobolo|dikebekwa)\b`,
    ].join('|'),
  ),
  inTraffic: new RegExp(
    [
      String.raw`\b(?:in|on|across|blocking) (?:the |a )?(?:(?:middle|fast|slow|right|left|centre|center|outside|inside|far)(?: right| left)? )?lane\b`,
      String.raw`\bin (?:the )?middle of (?:the |a )?(?:road|highway|freeway|street|intersection|traffic|[nrm] ?\d{1,3})\b`,
      String.raw`\bblocking (?:the |a )?(?:road|traffic|highway|freeway|intersection)\b|\b(?:cars|trucks|taxis|traffic) (?:are |is )?(?:flying|speeding|racing|rushing) (?:past|by)\b`,
      String.raw`\b(?:cant|cannot|can not|couldnt) (?:get|move|push|pull)(?: \w+)? off the (?:road|highway|freeway)\b`,
      String.raw`\bin die (?:middel van die )?(?:(?:vinnige|stadige|regter|linker|middelste) ?)?(?:baan|pad se middel)\b|\bin die middel van die (?:pad|snelweg|kruising)\b|\bkan nie van die (?:pad|snelweg) af\b`,
      String.raw`\b(?:phakathi (?:komgwaqo|nomgwaqo|nendlela|endleleni)|hara (?:tsela|mmila)|mo gare ga (?:tsela|mmila))\b`,
    ].join('|'),
  ),
  hurt: new RegExp(
    [
      String.raw`${notDenied}\b(?:hurt|injur(?:y|ies|ed)|bleeding|beseer(?:de)?|beserings?|seergekry|bloei)\b`,
      String.raw`\b(?:ambulance|ambulans|unconscious|heart attack|bewusteloos|hartaanval|not breathing)\b|\b(?:trapped|stuck|vasgekeer|vas) (?:inside|in) (?:the |die )?(?:car|bakkie|wreck|kar|wrak)\b`,
      String.raw`\b(?:ulimele|balimele|ngilimele|silimele|uyopha|wenzakele|benzakele|ndenzakele|lemetse|gobetse|tswa madi|nosebulukazi)\b`,
    ].join('|'),
  ),
  /** Somebody may shop after one as well. */
  accident: /\b(?:accident|crash(?:ed)?|ongeluk|engozini|kotsi ya (?:koloi|tsela|mmila))\b/,
} as const satisfies Record<string, RegExp>

const worstFirst = ['fire', 'attacked', 'inTraffic', 'hurt'] as const

/** The dangers that a message tells of; after an accident somebody may be hurt. */
export function dangersIn({ means }: { means: readonly string[] }): Danger[] {
  const told = worstFirst.filter((danger) => means.includes(danger))
  return told.length === 0 && means.includes('accident') ? ['hurt'] : told
}

/** It threatens now, whatever else is asked for. */
export const isInDanger = ({ means }: { means: readonly string[] }): boolean =>
  worstFirst.some((danger) => means.includes(danger))
