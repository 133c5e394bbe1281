import { inboundForm, signatureOf } from '#tests/support/twilio.ts'

export const AUTH_TOKEN = 'a-token-for-the-bench'
export const PUBLIC_URL = 'https://spoor.test'
export const INBOUND = '/webhooks/twilio/inbound'

export type Call = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body: string }

export type RequestPlan =
  /** Signed messages of this many people, the first of them with this number. */
  | { kind: 'messages'; people: number; first: number }
  /** These addresses, again and again. */
  | { kind: 'searches'; paths: readonly string[] }

const words = [
  'hi',
  '4 x 205 55 16 in Sandton under 2500',
  'tyres for my 2015 Polo Vivo near Durban please',
  'what would it cost to have all four fitted on Saturday morning, and do you balance them as well?',
]

export const makeRequests = (plan: RequestPlan, count: number): Call[] =>
  Array.from({ length: count }, (_, at) =>
    plan.kind === 'messages'
      ? message(plan.first + (at % plan.people), words[at % words.length] ?? '')
      : search(at, plan.paths[at % plan.paths.length] ?? '/'),
  )

/** From an address of its own, since one address may only ask so often. */
const search = (at: number, path: string): Call => ({
  method: 'GET',
  path,
  headers: { 'X-Forwarded-For': `41.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}` },
  body: '',
})

function message(person: number, text: string): Call {
  const form = inboundForm(`+2782${String(person).padStart(7, '0')}`, text)
  const body = new URLSearchParams(form).toString()
  return {
    method: 'POST',
    path: INBOUND,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Twilio-Signature': signatureOf(AUTH_TOKEN, `${PUBLIC_URL}${INBOUND}`, form),
    },
    body,
  }
}
