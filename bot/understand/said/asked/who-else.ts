import { plainText } from '#core/rules/people/plain-text.ts'

const others =
  /\b(?:who|whos|who's|where|wie|waar|anyone|anybody|any ?one|iemand) (?:is )?(?:else|anders)\b|\b(?:other|another|any other|different|ander) (?:shops?|ones?|places?|winkels?|plekke?)\b|\b(?:the )?others\b|\b(?:ubani omunye|ezinye (?:izitolo|iivenkile)|mang gape|mabenkele a mang)\b/

/** 'Who else is open?', 'are any other shops open on Sunday'. Pure. */
export const asksWhoElse = (words: string): boolean => others.test(plainText(words.slice(0, 200)))
