import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 90
const hello =
  '(?:(?:hi|hey|hello|hallo|helo|good|goeie|more|morning|mornings|afternoon|evening|day|dag|middag|naand|sawubona|sanibona|molo|molweni|dumela|dumelang|heita|howzit|yo|sir|madam|there|please|sorry|excuse me|um|ok|okay|wait)\\W+){0,4}'
const who =
  '(?:is (?:this|it|that|dit)(?: still| nog)?|are (?:you|u|these|yous)|am i (?:talking|speaking|chatting|writing) (?:to|with)|this is|is julle|praat ek met|ingabe (?:yi|u)|ke bua le)'
const us =
  '(?:the |die |a |my )?(?:(?:right|correct|regte|same|good) )?(?:spoor|(?:tyres?|tires?|bande?|wheels?|amathayi|dithaere)\\W*(?:people|guys|place|shop|number|mense|ouens|plek|winkel|nommer|company|line|bot|service|services|business|centre|whatsapp|app|lot|ones))(?: (?:here|nou|now|that i (?:spoke|wrote) to))?'
const asksUs = new RegExp(`^\\W*${hello}${who} ${us}\\W*$`)
const there = new RegExp(
  `^\\W*${hello}(?:(?:are )?(?:you|u|ya) (?:still )?there|any ?(?:one|body) there|some ?body there|is (?:any ?(?:one|body)|daar iemand)(?: there| here| daar)?|iemand daar|is jy (?:nog )?daar|ukhona|nikhona|o teng)\\W*$`,
)

/** 'Morning, is this the tyre people?' and 'anybody there?': it is for us, whatever shop is spoken of. Pure. */
export function asksWhoWeAre(words: string): boolean {
  const plain = plainText(words)
  return words.length <= LONGEST && (asksUs.test(plain) || there.test(plain))
}
