const filler =
  '(?:no|nee|nope|wait|wag|sorry|jammer|askies|uxolo|eish|ag|oh|oops|ok|okay|man|hayi|cha|nnyaa|aowa|tjhe|hang on|hold on|ima|yima|linda|ema|please|asb)'
const again =
  "(?:let me|lemme|i(?:'| wi)ll|i must|can i|kan ek|laat ek|laat my) (?:just |gou |net |eers )?(?:(?:say|do|try|type|write|put|start|begin|se|sê|probeer|skryf|tik) (?:(?:that|it|this|dit|alles) )?(?:again|over|anew|weer|oor|van voor af)|repeat|rephrase|redo|(?:dit )?(?:weer|oor) (?:sê|se|probeer|skryf|tik|begin)|herhaal)(?: (?:that|it|this|myself|dit|alles))?"
const dropped =
  '(?:scrap|scratch|forget|ignore|bin|vergeet|ignoreer) (?:that|this|it|everything|dit|alles|daarvan|all (?:of )?(?:that|this|it)|the (?:lot|whole lot|whole thing))(?! (?:\\S+ ){0,2}(?:one|offers?|bookings?|requests?|part|line|een|aanbod|bespreking))'
const over =
  "(?:(?:let'?s |i(?:'| wi)ll |ek |ons )?(?:start|starting|begin) (?:over|again|afresh|oor|weer|van voor(?: af)?)|from the (?:top|start|beginning)|(?:ake |akhe )?(?:ngi|ndi|mangi|mandi)(?:phinde|qale)\\w*(?: (?:phansi|futhi|kabusha|kwakhona|ngokutsha|ekuqaleni|ndithi|ngithi|ngisho))?|qala (?:phansi|kabusha|ngokutsha|ekuqaleni)|(?:a |e )?ke (?:qale|simolole|boele ke re|boeletse|pheta)(?: (?:hape|gape|sešwa|sesha|botjha|bocha))?|(?:qala|simolola) (?:hape|gape|sešwa|botjha|bocha))"

const begins = new RegExp(
  `^\\W*(?:${filler}\\b[\\s,.;:!-]*){0,4}(?:${again}|${dropped}|${over})(?![\\p{L}\\p{N}])[\\s,.;:!-]*`,
  'iu',
)

/** 'No wait, let me say that again. Kim is fine': what is said in the place of everything that was said before. Pure. */
export function startsOver(words: string): { rest: string } | undefined {
  const found = begins.exec(words.replaceAll('’', "'"))
  return found ? { rest: words.slice(found[0].length).trim() } : undefined
}
