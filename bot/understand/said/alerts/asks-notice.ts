import { plainText } from '#core/rules/people/plain-text.ts'

/** Whether words that ask for tyres want to be told of a price beside it. Pure. */

const LONGEST = 300
const notice =
  /\b(?:notice|notify|notifications?|alerts?|kennisgewings?|waarskuwings?|isaziso|isilumkiso|tsebiso|temoso)\b[^.!?]{0,40}\b(?:if|when|once|as|soos|wanneer|sodra|uma|xa|ha|fa|under|onder|below)\b/
const tell =
  /\b(?:let me know|lmk|tell me|message me|whatsapp me|ping me|laat my weet|laat weet my|laat weet|se vir my|se my|ngazise|ngitshele|undazise|undixelele|mpolelle|ntsebise|njwetse|mpoelle)\b[^.!?]{0,20}\b(?:if|when|once|as|wanneer|sodra|uma|xa|ha|fa)\b[^.!?]{0,40}\b(?:under|below|less|cheaper|drops?|goes down|comes down|special|onder|minder|goedkoper|sak|val|daal|yehla|shibha|theoha|tlase|phansi|phantsi)\b/

const end = /[.!?;]|,(?!\d)/

/** What such words say of the notice, up to the end of its clause, and what they say beside it. */
export function noticeIn(words: string): { notice: string; beside: string } | undefined {
  const plain = plainText(words)
  const found = plain.length <= LONGEST ? (notice.exec(plain) ?? tell.exec(plain)) : null
  if (!found) return undefined
  const behind = found.index + found[0].length
  const more = end.exec(plain.slice(behind))
  const to = more ? behind + more.index : plain.length
  return { notice: plain.slice(found.index, to), beside: `${plain.slice(0, found.index)} ${plain.slice(to + 1)}` }
}

/** '4x 205/55R16 in Randburg, get me a notice if it is under R1500'. */
export function asksNotice(words: string): boolean {
  const plain = plainText(words)
  return plain.length <= LONGEST && (notice.test(plain) || tell.test(plain))
}
