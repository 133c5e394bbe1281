import type { Pool } from '#db/client.ts'
import type { World } from '#tests/dialogues/world.ts'
import { changesBetween, questionOn, readStored } from './changes.ts'
import { everybody, people, type Who } from './people.ts'
import { bubbleText } from './phone-text.ts'
import type { Screen } from './screens.ts'
import { bubblesOf, write } from './set-up.ts'
import type { States } from './states.ts'

/** What an answer led to, for somebody who judges it. */
export type Played = {
  screen: string
  holder: Who
  about: string
  /** The bubble that asked. */
  asked: string
  answer: string
  /** What stood in further columns. */
  more: string[]
  /** New bubbles, of each phone that got any. */
  phones: Partial<Record<Who, string[]>>
  changes: string[]
  /** The question that stands on the holder's phone now, and the one that stood there before. */
  stands: string
  stood: string
  /** Why the answer could not be given, such as a button that is not there. */
  failure?: string
}

/** Gives the answer in the state of the screen, and waits until everybody has been told. */
export async function playAnswer(
  { states, pool }: { states: States; pool: Pool },
  screen: Screen,
  answer: string,
  more: string[] = [],
): Promise<Played> {
  const { name, holder, about } = screen
  const { phone } = people[holder]
  const world = await states.open(screen)
  try {
    const before = await readStored(pool)
    const shownBefore = await allBubbles(world)
    let failure: string | undefined
    try {
      await write(world, holder, answer)
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
    }
    const after = await readStored(pool)
    const shown = await allBubbles(world)
    const phones = everybody.flatMap((who) => {
      const told = shown[who].slice(shownBefore[who].length)
      return told.length > 0 ? [[who, told] as const] : []
    })
    return {
      ...{ screen: name, holder, about, asked: shownBefore[holder].at(-1) ?? '', answer, more },
      phones: Object.fromEntries(phones),
      changes: changesBetween(before, after),
      stands: questionOn(after, phone),
      stood: questionOn(before, phone),
      ...(failure && { failure }),
    }
  } finally {
    await world.close()
  }
}

/** What the product has shown on each phone. */
async function allBubbles(world: World): Promise<Record<Who, string[]>> {
  const each = everybody.map(async (who) => {
    const bubbles = await bubblesOf(world, who)
    return [who, bubbles.filter(({ by }) => by === 'business').map(bubbleText)] as const
  })
  return Object.fromEntries(await Promise.all(each)) as Record<Who, string[]>
}

/** As a page to read. */
export function playedText({ screen, holder, asked, answer, more, phones, changes, stands, stood, failure }: Played) {
  const told = Object.entries(phones).map(
    ([who, bubbles]) => `${who === holder ? `${who} (the holder)` : who} reads:\n${indented(bubbles.join('\n--\n'))}`,
  )
  return [
    `=== ${screen}`,
    `${holder} was asked:\n${indented(asked)}`,
    `answers: ${[answer, ...more].join('\t')}`,
    ...(failure ? [`could not be given: ${failure}`] : []),
    ...(told.length > 0 ? told : ['nobody reads anything']),
    `changed: ${changes.length > 0 ? changes.join(' | ') : 'nothing'}`,
    `stands now: ${stands}${stands === stood ? ' (as before)' : ` (before: ${stood})`}`,
  ].join('\n')
}

const indented = (text: string): string => text.replace(/^/gm, '    ')
