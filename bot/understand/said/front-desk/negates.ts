import { plain } from '../../shop-words.ts'

const no =
  /\b(?:not|no|nope|never|neither|none|dont|cant|cannot|wont|isnt|arent|didnt|doesnt|wouldnt|couldnt|nie|nee|moenie|geen|nooit|hayi|hhayi|haai|cha|musa|ungabi|nnyaa|nnya|aowa|tjhe|eseng|e seng|seka|se ke|(?:ga|ha) (?:re|ke|a|e|o|ba|di|li)|(?:angi|andi|asi|aka|ayi|azi|awu)\w{3,})\b|\b\w+n['’]t\b/
/** What says no and means yes. */
const none =
  /\b(?:no (?:problem|stress|worries|prob|need|hassle|doubt)|not a (?:problem|train smash)|why not|geen (?:probleem|moeite)|(?:dis )?nie 'n probleem(?: nie)?|akunankinga|ayikho inkinga|akukho ngxaki|ha ho bothata|ga go bothata|ga gona mathata|ha ho na bothata)\b/g

/** Whether anything is denied, in any of the six languages. Pure. */
export const negates = (words: string): boolean => no.test(plain(words).replace(none, ' '))
