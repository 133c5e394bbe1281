import type { Acknowledgement } from './acknowledgement.ts'
import type { AlertsRow } from './alerts.ts'
import { type Compared, middle } from './compare.ts'
import { type Conversations, conversationsReport } from './conversations.ts'
import { type FiguresRead, figuresReport } from './figures.ts'
import type { Search } from './search.ts'
import { p50, p99, percentile } from './stats.ts'
import { type StockRead, stockReport } from './stock.ts'
import { type Typed, typingReport } from './typing.ts'
import type { Understanding } from './understanding.ts'

export type Results = {
  acknowledgement: Acknowledgement
  search: Search
  understanding: Understanding
  alerts: readonly AlertsRow[]
  conversations: Conversations
  figures: FiguresRead
  stock: StockRead
  typed: Typed
}

const count = (number: number): string => new Intl.NumberFormat('en-ZA').format(Math.round(number)).replace(/\s/g, ' ')
const ms = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 1 ? 3 : 2)
const bold = (ratio: number): string => `**${ratio.toFixed(2)}**`

const row = (what: string, compared: Compared): string => {
  const cells = [p50, p99].flatMap((percentile) => {
    const { ours, bare, ratio } = middle(compared, ({ times }) => percentile(times))
    return [ms(ours), ms(bare), bold(ratio)]
  })
  return `| ${[what, ...cells].join(' | ')} |`
}

const head = `| | ours p50 | bare p50 | ratio | ours p99 | bare p99 | ratio |
| --- | --- | --- | --- | --- | --- | --- |`

const speed = (compared: Compared): string => {
  const { ours, bare, ratio } = middle(compared, ({ times, seconds }) => times.length / seconds)
  return `${count(ours)} a second beside ${count(bare)}, ${bold(ratio)}`
}

const work = (compared: Compared): string => {
  const { ours, bare, ratio } = middle(compared, ({ work }) => work)
  return `${ms(ours)} ms of the processor in its process beside ${ms(bare)}, ${bold(ratio)}`
}

export const acknowledgementReport = (found: Acknowledgement): string => `
## Acknowledging a message
A signed webhook of Twilio, from the request to the answer. Ours is the whole app: signature, wire form, one statement that finds the person and keeps the message, the 24-hour window and the conversation, then the bot is woken. Bare is an Express handler that checks the signature with the twilio package and inserts one row of three texts with a prepared statement.

${head}
${row(`${found.perSecond} a second, people whom we know`, found.steady)}
${row(`${found.atOnce} at once, people whom we know`, found.full)}
${row(`${found.atOnce} at once, everybody for the first time`, found.strangers)}

With ${found.atOnce} at once, ours acknowledges ${speed(found.full)}; each takes ${work(found.full)}. Of people who write for the first time it acknowledges ${speed(found.strangers)}; each takes ${work(found.strangers)}. Somebody's first message makes them a contact, with their address, their preferences and their consent; it happens once a person.
`

export const searchReport = (found: Search): string => `
## Searching ${count(found.listings)} listings
\`GET /api/offers\`: the six cheapest in a size, fully fitted, within 50 km, over ${count(found.shops)} shops; ${found.atOnce} requests at once. Ours is the whole app: query checked, price lines and the first free time of the shop made for each offer, the search recorded. Bare is a node:http handler that runs the best single SQL statement that we found, prepared and with its plan kept, and sends the rows as they are: once with the hours, limits and taken bays of each shop, as ours reads them, and once without, which tells less.

${head}
${row('a page of offers', found.page)}
${row('the same beside bare without times', found.withoutTimes)}

Ours answers ${speed(found.page)}; each takes ${work(found.page)}. Beside bare without times: ${speed(found.withoutTimes)}; ${work(found.withoutTimes)}. \`npm run seed\` wrote the ${count(found.listings)} listings in ${found.seedSeconds.toFixed(0)} s.
`

export const report = ({
  acknowledgement,
  search,
  understanding,
  alerts,
  conversations,
  figures,
  stock,
  typed,
}: Results): string => `# Benchmarks

Written by \`npm run bench\`. Times are milliseconds as a client on the same machine sees them; server, client and PostgreSQL share two cores. What counts are the ratios: both sides took turns in short rounds of one run, on the same durable PostgreSQL; figures are the middle of the rounds, and a ratio is the middle of what the rounds say. The code is in \`tests/bench/\`.
${acknowledgementReport(acknowledgement)}${searchReport(search)}
## Understanding a message
${count(understanding.messages)} messages in five languages, and texts of 1 600 characters, with the names of ${count(search.shops)} shops in the vocabulary. There is nothing to compare it with.

| | p50 | p99 | longest |
| --- | --- | --- | --- |
| a message | ${[50, 99, 100].map((percent) => ms(percentile(understanding.times, percent))).join(' | ')} |
| 1 600 characters | ${[50, 99, 100].map((percent) => ms(percentile(understanding.longTimes, percent))).join(' | ')} |

## Matching deal alerts
A changed listing finds the alerts that ask for it: from the change to the matches written, for a listing that ${alerts[0]?.matches ?? 0} people wait for, however many alerts there are.

| alerts | p50 | p99 | ratio of p50 to the first row |
| --- | --- | --- | --- |
${alerts.map((row) => `| ${count(row.alerts)} | ${ms(row.p50)} | ${ms(row.p99)} | ${bold(row.p50 / (alerts[0]?.p50 ?? row.p50))} |`).join('\n')}
${conversationsReport(conversations)}${figuresReport(figures)}${stockReport(stock)}${typingReport(typed)}`
