import { plainText } from '#core/rules/people/plain-text.ts'

const messages =
  /\b(?:unsub\w*|opt(?:ing|ed)? ?out|messag\w*|msgs?|texts?|texting|whats?app\w*|sms\w*|spam\w*|numbers?|list|contact\w*|block\w*|adverts?|marketing|harass\w*|bother\w*|annoy\w*|boodskap\w*|nommer|pla|lastig|imilayezo|imiyalezo|inombolo|melaetsa|molaetsa|nomoro)\b/

/**
 * 'Stop sending me messages' says what is to stop; 'please stop this' under a question of ours may mean the question. Words
 * that name neither messages nor a number are asked about.
 */
export const namesMessages = (text: string): boolean => messages.test(plainText(text.slice(0, 500)))
