import { decisions } from './decisions.ts'
import { allQuestions } from './questions.ts'

const things = {
  offer: "a shop's offer",
  rescue: 'answers of shops at the roadside',
  taken: 'the shop that comes to the roadside',
  quote: "a shop's price",
  request: "a driver's request at a counter",
  question: 'a question of ours',
}

const riskWords = { none: 'at once', 'reaches another': 'only if certain, else it is read back' }

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** docs/conversation.md: the table of decisions and the questions, as they stand in the code. */
export function printed(): string {
  const decided = decisions.map(({ acts, of, on, when, says, risk }) =>
    row(
      [acts.join(', '), ...(of ? [`(${of.join(', ')})`] : [])].join(' '),
      things[on],
      when?.join(', ') ?? 'whatever is said',
      says,
      riskWords[risk],
    ),
  )
  const asked = allQuestions.map(({ flow, step, declared: { name, yesOrNo, any } }) =>
    row(`${flow}, ${step}`, name, yesOrNo ? 'yes' : '', any === 'first' ? 'the first choice' : (any ?? '')),
  )
  return [
    '# The conversation',
    '',
    'Printed from `bot/conversation/` by `npm run conversation`; `tests/bot/conversation/printed.test.ts` holds it to the code.',
    '',
    "A message is read into acts (`read-acts.ts`), the scene says what stands on the person's screen (`scene.ts`), words point at things of it, and the first row of this table that fits decides. What no row holds goes on to the flows.",
    '',
    '## Decisions',
    row('act', 'on', 'said', 'what happens', 'risk'),
    row('---', '---', '---', '---', '---'),
    ...decided,
    '',
    '## Questions',
    'Each explains itself, helps somebody who does not know, and is kept for whoever answers later.',
    '',
    row('question', 'understanding calls it', 'yes answers it', "'any of them' chooses"),
    row('---', '---', '---', '---'),
    ...asked,
    '',
  ].join('\n')
}
