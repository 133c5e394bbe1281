import { agreesAndRefuses, countMeant, namesSeveral, withoutCount } from '#bot/understand/said/front-desk/how-many.ts'
import { withoutExcepted } from '#bot/understand/said/front-desk/left-out.ts'
import { rowsNamed } from '#bot/understand/said/front-desk/rows-named.ts'
import { type Stated, statedIn } from '#bot/understand/stated/stated.ts'
import { calledIn, isNothingAgainst, pointAt, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'

/** Several things that words choose together, so each of them is meant. */
export type Chosen = { things: Thing[]; stated: Stated }

type Among = { able: (thing: Thing) => boolean; before: readonly Thing[]; now: Date }

/**
 * Whom a clause means that names nobody: rows of the list that stands on the screen, all but somebody, or those of a day,
 * an hour or a tyre: 'both Friday ones', 'all except Naidoo', '1 and 3', 'the other Friday one'. Undefined if that is open.
 */
export function chosenIn(words: string, scene: Scene, { able, before, now }: Among): Chosen | undefined {
  const { things, listed } = scene
  const stated = statedIn(withoutCount(words), { now, called: calledIn(things) })
  const left = things.filter((thing) => able(thing) && !before.some(({ id }) => id === thing.id))
  const parts = withoutExcepted(words)
  if (parts) return allBut(parts, left, scene, now)
  if (stated.code !== undefined || stated.mentions.some(({ doubtful }) => !doubtful)) return undefined
  const rows = agreesAndRefuses(words) ? [] : rowsIn(words, scene)
  const ofList = rows.flatMap((row) => listed.at(row > 0 ? row - 1 : row) ?? [])
  if (rows.length > 0)
    return ofList.length === rows.length && ofList.every(able) ? { things: ofList, stated: bare(stated) } : undefined
  const fitting = left.filter(({ facts }) => facts && pointsByFact(ofOne(stated), facts))
  const [only] = fitting
  if (!only || fitting.length === left.length) return undefined
  const counted = countMeant(words)
  if (
    fitting.length > 1 ? !namesSeveral(words) || (counted ?? fitting.length) !== fitting.length : counted !== undefined
  )
    return undefined
  return { things: fitting, stated: bare(stated) }
}

/** The rows of the list on the screen that words name, if nothing else; a figure that it does not have may be an hour. */
export function rowsIn(words: string, { listed }: Pick<Scene, 'listed'>): number[] {
  const rows = listed.length > 1 ? rowsNamed(words) : []
  return rows.every((row) => row === -1 || row <= listed.length) ? rows : []
}

const pointsByFact = (stated: Stated, facts: NonNullable<Thing['facts']>): boolean =>
  [stated.dates, stated.times, stated.sizes, stated.brands, stated.amounts].some(({ length }) => length > 0) &&
  isNothingAgainst(stated, facts)

/** 'Two' and 'both' count those who are meant, and no tyres. */
const ofOne = ({ tyres: _tyres, ...stated }: Stated): Stated => ({ ...stated, figures: [] })
/** What said whom, says nothing against them. */
const bare = (stated: Stated): Stated => ({
  ...ofOne(stated),
  dates: [],
  times: [],
  brands: [],
  sizes: [],
  amounts: [],
  condition: false,
})

function allBut(
  { kept, excepted }: { kept: string; excepted: string },
  left: readonly Thing[],
  { things }: Scene,
  now: Date,
): Chosen | undefined {
  const stated = statedIn(kept, { now, called: calledIn(things) })
  if (!stated.all || stated.mentions.length > 0) return undefined
  const out = pointAt(statedIn(excepted, { now, called: calledIn(things) }), left, { able: () => true })
  const gone = out.to === 'one' ? [out.thing] : []
  const rest = left.filter(({ id }) => !gone.some((one) => one.id === id))
  return gone.length === 1 && rest.length > 0 ? { things: rest, stated: bare(stated) } : undefined
}
