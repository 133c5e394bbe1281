import { plain } from '../../shop-words.ts'

const paid =
  /\b(?:paid|payed|(?:has |have |is )?settled|betaal|patetse|patile|lefile|lefetse|duetse|dueletse|(?:u|ba)khokh(?:e|ile)|(?:u|ba)bha[dt](?:ele|alile|ala)|(?:u|ba)hlawul(?:e|ile)|came to|het gekos|kom (?:uit )?op)\b/

/** What somebody has paid, or what the work came to. Pure. */
export const saysPaid = (words: string): boolean => paid.test(plain(words))
