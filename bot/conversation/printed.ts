import { type Decision, decisions, otherwise } from './decisions.ts'
import { answersAtFrontDesk } from './facts/answers-at-front-desk.ts'
import { answersToDrivers } from './facts/answers-to-drivers.ts'
import { allQuestions } from './questions.ts'

const things = {
  offer: "a shop's offer",
  rescue: 'answers of shops at the roadside',
  asked: 'shops asked at the roadside that have all still to answer',
  taken: 'the shop that comes to the roadside',
  quote: "a shop's price",
  request: "a driver's request at a counter",
  question: 'a question of ours',
}

const riskWords = { none: 'at once', 'reaches another': 'only if certain, else it is read back' }

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const rowOf = ({ acts, of, on, when, says, risk }: Decision): string =>
  row(
    [acts.join(', '), ...(of ? [`(${of.join(', ')})`] : [])].join(' '),
    things[on],
    when?.join(', ') ?? 'whatever is said',
    says,
    riskWords[risk],
  )

/** docs/conversation.md: the table of decisions and the questions, as they stand in the code. */
export function printed(): string {
  const asked = allQuestions.map(({ flow, step, declared: { name, yesOrNo, idle, any } }) =>
    row(
      `${flow}, ${step}`,
      name,
      yesOrNo ? 'yes' : '',
      idle?.join(', ') ?? '',
      any === 'first' ? 'the first choice' : (any ?? ''),
    ),
  )
  return [
    '# The conversation',
    '',
    'Printed from `bot/conversation/` by `npm run conversation`; `tests/bot/conversation/printed.test.ts` holds it to the code.',
    '',
    "A message is read into acts (`acts.ts`), the scene says what stands on the person's screen (`scene.ts`), words point at things of it, and the first row of this table that fits decides. What no row holds goes on to the flows.",
    '',
    '## Decisions',
    row('act', 'on', 'said', 'what happens', 'risk'),
    row('---', '---', '---', '---', '---'),
    ...decisions.map(rowOf),
    '',
    'What neither these rows nor a flow takes was understood all the same, so nobody is told "Sorry":',
    '',
    row('act', 'on', 'said', 'what happens', 'risk'),
    row('---', '---', '---', '---', '---'),
    ...otherwise.map(rowOf),
    '',
    '## Questions',
    'Each explains itself, helps somebody who does not know, and is kept for whoever answers later.',
    '',
    row('question', 'understanding calls it', 'yes answers it', 'answers nothing', "'any of them' chooses"),
    row('---', '---', '---', '---', '---'),
    ...asked,
    '',
    '## Questions of theirs',
    'Whatever stands on the screen, a question about it is answered from the facts of what they can point at (`facts/`), and the question of ours comes again in brief; nothing is done by it. What is asked is learned (`bot/understand/corpus/README.md`, topics/). What no row knows goes its usual way, which offers to ask the shop or the customer.',
    '',
    `- of drivers: ${Object.keys(answersToDrivers).join(', ')}`,
    `- of counters: ${Object.keys(answersAtFrontDesk).join(', ')}`,
    '',
  ].join('\n')
}
