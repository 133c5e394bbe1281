import type { Bubble } from '#core/contracts/devtools/simulator.ts'
import { makeBrowser } from '#tests/dialogues/browser.ts'
import { actOf, given, wordsOf } from '#tests/dialogues/run-transcript.ts'
import type { World } from '#tests/dialogues/world.ts'
import type { MadeShop } from '#tests/support/factories.ts'
import { isPerson, people, type Who } from './people.ts'
import type { Screen } from './screens.ts'

/** Bubbles of a phone, of both sides, oldest first. */
export async function bubblesOf({ origin }: World, who: Who): Promise<Bubble[]> {
  const answer = await fetch(`${origin}/simulator/api/messages?phone=${encodeURIComponent(people[who].phone)}`)
  const { bubbles }: { bubbles: Bubble[] } = await answer.json()
  return bubbles
}

/** Writes on a phone as a line of a transcript says, and waits until everybody has answered. */
export async function write(world: World, who: Who, words: string): Promise<void> {
  const { phone, name } = people[who]
  const acts = []
  for (const part of words.split(' || '))
    acts.push({ from: phone, ...(await actOf(world, phone, part, () => `${who} ${words}`)), name })
  await world.act(...acts)
}

/**
 * Brings the product to the state in which the screen stands. `shows` says what must stand on the holder's phone then,
 * so that a screen is noticed whose question has gone.
 */
export async function playLines(
  world: World,
  { name, holder, lines }: Pick<Screen, 'name' | 'holder' | 'lines'>,
  shops: Map<string, MadeShop>,
): Promise<Map<string, MadeShop>> {
  const browser = makeBrowser(world)
  for (const { number, who, words } of lines) {
    const line = `${name}, line ${number}: ${who} ${words}`
    if (isPerson(who)) await write(world, who, browser.filled(words))
    else if (who === 'given') await given(world, words, shops)
    else if (who === 'browser') await browser.does(words, line)
    else if (who === 'clock') {
      world.ctx.clock.set(new Date(`${words.replace(' ', 'T')}:00+02:00`))
      await world.settle()
    } else if (who === 'shows') {
      const shown = (await bubblesOf(world, holder)).filter(({ by }) => by === 'business').slice(-2)
      const all = shown.map(wordsOf).join('\n').replace(/[*_]/g, '')
      if (!all.includes(words)) throw new Error(`${line}: the phone shows\n${all}`)
    } else throw new Error(`${line}: nobody is called ${who}`)
  }
  return shops
}
