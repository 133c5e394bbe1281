import { plain } from '../../shop-words.ts'

const ofShop =
  /\b(?:hours?|ure|trading|closed|closes?|closing|shut|gesluit|sluit|toe|toemaak|opens|opening|holidays?|vakansie|day off|af dag|vala|(?:si|ku)?vali(?:le|we)|(?:si|ku)vuli(?:le|we)|(?:re|go|ho) (?:tswetse|kwetse|tswetswe|kwetswe|koetse|butse)|sivala|siyavala|sizovala|valwa|vula|sivula|siyavula|sizovula|vulwa|kwala|tswala|tswalela|koala|bula|bulwa)\b|\b(?:we|we.?re|i|i.?m|im|shop|winkel|ons|ek) (?:(?:are|am|is|will be|only|also|net|ook|sal) ){0,2}(?:open|oop)\b|\bmaak (?:\S+ )?(?:oop|toe)\b|^(?:(?:no|nope|nee|cha|hayi|nnyaa|tjhe|sorry|oops)\W+)?(?:open|oop)\b(?: \S+){0,4} (?:until|till|til|tot|from|van|vanaf)\b/

/** Whether the words say of the shop when it opens or closes; 'Saturday from 8 to 12' may be when somebody can come. Pure. */
export const saysOpening = (words: string): boolean => ofShop.test(plain(words.slice(0, 400))) || saysReopening(words)

/** 'Reopen Friday', 'remove the Friday closing', 'maak Sondag weer oop'. */
const reopening =
  /\b(?:re-?open\w*|open(?: \S+){0,3} (?:again|as usual|as normal)|(?:remove|cancel|undo|scrap|take (?:off|away))(?: \S+){0,3} clos(?:ing|ure|ed)|(?:not|wont be|won't be|no longer|arent|aren't) clos(?:ed|ing)|weer oop|tog oop|nie (?:meer )?(?:toe|gesluit)|open it,? not close|vula (?:futhi|kwakhona)|bula (?:hape|gape)|(?:normal|usual|regular|gewone|normale) (?:\w{1,8} )?(?:hours|times|ure|tye))\b/

/** Whether a day that was closed, or had other hours, is to be as usual. */
export const saysReopening = (words: string): boolean => reopening.test(plain(words.slice(0, 400)))
