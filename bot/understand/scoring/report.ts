import type { ModelName } from '../intent/model.ts'
import { wants } from '../intent/wants.ts'
import type { Certainty } from '../training/certainty.ts'
import { type Right, type Scored, type Scores, scoreCorpus } from './judge.ts'

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )

const count = <T extends Right>(scored: readonly T[], test: (one: T) => boolean): number => scored.filter(test).length

/** How much of some messages is right: what is wanted, the same as the command prints it, the slots, and all of it. */
const figures = (name: string, scored: readonly Right[]): (string | number)[] => [
  name,
  scored.length,
  percent(
    count(scored, ({ rightIntents }) => rightIntents),
    scored.length,
  ),
  percent(
    count(scored, ({ rightPrinted }) => rightPrinted),
    scored.length,
  ),
  percent(
    count(scored, ({ rightSlots }) => rightSlots),
    scored.length,
  ),
  percent(
    count(scored, ({ rightIntents, rightSlots }) => rightIntents && rightSlots),
    scored.length,
  ),
]

const heads = ['messages', 'count', 'intents', 'printed intents', 'slots', 'whole']

/** The personas that nobody looks at while the grammar is mended. */
const isKeptApart = ({ message }: Scored): boolean => Number(message.persona) % 4 === 0

function overall(scored: readonly Scored[]): string {
  const by = (of: (one: Scored) => string) => [...Map.groupBy(scored, of)].toSorted(([a], [b]) => a.localeCompare(b))
  return table(heads, [
    figures('all', scored),
    figures('of personas kept apart', scored.filter(isKeptApart)),
    figures(
      'one wish',
      scored.filter(({ message }) => message.wants.length === 1),
    ),
    figures(
      'several wishes',
      scored.filter(({ message }) => message.wants.length > 1),
    ),
    ...by(({ message }) => message.speaker).map(([name, some]) => figures(`speaker: ${name}`, some)),
    ...by(({ message }) => message.language).map(([name, some]) => figures(`language: ${name}`, some)),
    figures(
      'nothing asked',
      scored.filter(({ message }) => message.asked === 'none'),
    ),
    figures(
      'something asked',
      scored.filter(({ message }) => message.asked !== 'none'),
    ),
  ])
}

/** Answers to what stands on a screen, by question. */
function perQuestion(answers: readonly Right[]): string {
  const by = (of: (one: Right) => string) => [...Map.groupBy(answers, of)].toSorted(([a], [b]) => a.localeCompare(b))
  return table(heads, [
    figures('all', answers),
    ...by(({ message }) => `language: ${message.language}`).map(([name, some]) => figures(name, some)),
    ...by(({ message: { asked, speaker } }) => `${speaker}: ${asked}`).map(([name, some]) => figures(name, some)),
  ])
}

function perIntent(scored: readonly Scored[]): string {
  const rows = wants.map((want) => {
    const wanted = count(scored, ({ message }) => message.wants.includes(want))
    const got = count(scored, (one) => one.got.includes(want))
    const both = count(scored, (one) => one.got.includes(want) && one.message.wants.includes(want))
    return [want, wanted, percent(both, wanted), percent(both, got)]
  })
  return table(['intent', 'wanted', 'found', 'right when found'], rows)
}

function confusions(scored: readonly Scored[]): string {
  const wrong = scored.filter(({ rightIntents }) => !rightIntents)
  const kinds = Map.groupBy(wrong, ({ message, got }) => `${message.wants.join(' + ')} | ${got.join(' + ') || 'other'}`)
  const rows = [...kinds].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 25)
  return table(
    ['wanted', 'understood', 'times'],
    rows.map(([kind, some]) => [kind, some.length]),
  )
}

function calibration(scored: readonly Scored[]): string {
  const single = scored.filter(({ decided }) => decided.length === 1)
  const steps = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 1.01]
  const rows = steps.slice(1).map((to, at) => {
    const from = steps[at] ?? 0
    const some = single.filter(({ decided: [one] }) => one && one.probability >= from && one.probability < to)
    const said = some.reduce((sum, { decided: [one] }) => sum + (one?.probability ?? 0), 0)
    const right = count(some, ({ message, got: [want = 'other'] }) => message.wants.includes(want))
    return [`${from} to ${Math.min(1, to)}`, some.length, percent(said, some.length), percent(right, some.length)]
  })
  return table(['probability', 'messages', 'said', 'right'], rows)
}

function certainty(certain: readonly Certainty[], all: number): string {
  const rows = certain.map(({ want, from, acted, wanted, falseActs }) => [
    want,
    from.toFixed(3),
    percent(acted, wanted),
    ((falseActs * 2000) / (all - wanted)).toFixed(1),
  ])
  return table(['intent', 'acted on from', 'of those who want it', 'false acts in 2,000 others'], rows)
}

function written(scores: readonly Scores[]): string {
  const scored = scores.flatMap((one) => one.scored)
  return `# Understanding

What a person wants is learned from the messages of ${new Set(scored.map(({ message }) => message.persona)).size} personas (\`bot/understand/corpus/\`); sizes, days, places and the like are read by a grammar (\`bot/understand/parts/\`). \`npm run understand:score\` writes this page.

Each figure is of messages whose writers the model has never seen: a fifth of the personas is left out, five times. 'Intents' are all intents of a message, in the order said; 'printed' is the first as \`npm run -s understand\` prints it, in its coarser names; 'slots' are all scored slots; 'whole' is intents and slots together. Slots are not trained: the grammar is mended with an eye on three quarters of the personas, and the rest is kept apart.

${overall(scored)}

## Answers to questions
Personas that know nothing of the product were shown a phone's screen and wrote what they would answer (\`bot/understand/corpus/answers/\`). They are learned from and judged like all others, and shown here by themselves. Two labelled 1,177 of them without seeing each other: they agreed on all intents of 85.8 %, on the first of 87.9 %. That is the most which a reader of these answers can reach; the other answers have one label, their writer's.

${perQuestion(scored.filter(({ message }) => message.atScreen))}

## By intent
${perIntent(scored)}

## What is taken for what
${confusions(scored)}

## Certainty
What cannot be taken back is done at once only above a probability that is chosen on left-out personas, so that at most one message in 4,000 of others is acted on; below it the bot asks. A message that says nothing but STOP, in any wrapping, always counts, and 'don't stop' never does (\`bot/understand/intent/sure.ts\`).

${scores.map(({ model, certain, judged }) => `### ${titles[model]}\n${certainty(certain, judged)}`).join('\n\n')}

## Calibration
Probabilities are of sums divided by a temperature of ${scores.map(({ temperature }) => temperature).join(' and ')}, fitted on left-out personas.

${calibration(scored)}

## How it is learned
There are two models of the same form: one reads what is written out of the blue and has not learned answers at sight of a screen, the other reads what is written while something is asked and has learned from all. What is wanted: a multinomial logistic model over runs of one to three words, of three to five letters, the meanings of the vocabulary and what the grammar took, who speaks and what was asked last, the last two also crossed with words and meanings. Rare features count more than common ones (the root of their inverse frequency), and each group of features counts as a whole. Each weight's step shrinks with its use (Adagrad), and weights are drawn to nought (L2). The weights are kept in a few steps, without what a feature says of all wants alike; the smallest are left out.

Whether there are two wishes: the corpus says which wishes a message has, not where the second begins, so each such message is first cut where the words before speak best for the first and those behind for the second (naive Bayes, \`training/where.ts\`). From the cuts a logistic model learns at which words a further wish begins (\`intent/begins.ts\`), and the parts are messages of their own to learn from. The three likeliest places are tried; whether the wishes found there are right is weighed by how clear the beginning is, how well each part and the whole fit, and how often one stands before the other (\`intent/second.ts\`), learned from messages that the model has not seen.

No library is used: those found (\`natural\`, \`node-nlp\`; their documentation was read, nothing was measured) classify words alone, and here features of the grammar, crossed features and calibration are wanted; reading a model is a sum of products, so it stands in a few plain files (\`bot/understand/intent/\`, \`bot/understand/training/\`).
`
}

const titles: Record<ModelName, string> = { unasked: 'Where nothing is asked', asked: 'At a question' }

/** Scores the corpus on left-out personas, and says it on a page. */
export const report = (): string => written(scoreCorpus())
