import type { Import, Source } from './source.ts'

/** Paths that a rule is about; a closing slash means everything below. */
type Places = readonly string[]
type Arrow = {
  from: Places
  /** What it may import besides itself. */
  to: Places
  /** What it may import besides, as types. */
  types?: Places
  /** What it must not import all the same. */
  not?: Places
  says: string
}

export const isIn = (path: string, places: Places): boolean =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))

/** The first line that speaks of a file holds for it. */
const arrows: readonly Arrow[] = [
  { from: ['tests/'], to: [''], says: 'tests may import everything' },
  {
    from: ['start.ts', 'start/'],
    to: ['core/', 'db/', 'api/', 'bot/', 'workers/', 'start/'],
    says: 'everything runs here',
  },
  { from: ['core/rules/'], to: ['core/contracts/'], says: 'rules are pure and know nothing but contracts' },
  { from: ['core/contracts/'], to: ['core/rules/'], says: 'contracts know nothing but rules' },
  {
    from: ['core/texts/'],
    to: ['core/rules/', 'core/contracts/'],
    not: ['core/rules/bookings/booking-life.ts'],
    says: 'texts are words and rules, and know nothing of the states of bookings',
  },
  {
    from: ['core/'],
    to: ['core/', 'db/client.ts', 'db/listen.ts', 'db/migrate.ts', 'db/savepoint.ts', 'db/queries/'],
    types: ['db/'],
    says: 'core knows no room above it, and reaches the tables through db/queries',
  },
  {
    from: ['db/seed/seed.cli.ts', 'db/seed/backup.cli.ts'],
    to: ['db/', 'core/', 'start/'],
    says: 'a command opens the database as a start does',
  },
  {
    from: ['workers/senders/templates.cli.ts'],
    to: ['workers/', 'core/', 'start/'],
    says: 'a command opens the database as a start does',
  },
  { from: ['db/seed/'], to: ['db/', 'core/'], says: 'the seed may use what core knows' },
  {
    from: ['db/'],
    to: ['core/rules/'],
    types: [
      'core/contracts/',
      'core/messaging/content.ts',
      'core/messaging/inbound/inbound.ts',
      'core/notifications/notice.ts',
      'core/texts/texts.ts',
    ],
    says: 'db knows rules, and contracts and the forms of messages as types',
  },
  { from: ['api/'], to: ['core/'], says: 'rooms meet in core' },
  { from: ['bot/understand/'], to: ['core/rules/'], says: 'understanding knows words and rules, and nobody' },
  {
    from: ['bot/reader/'],
    to: ['bot/understand/', 'core/'],
    says: 'the second reader is asked, and knows no conversation',
  },
  {
    from: ['bot/engine/'],
    to: ['bot/reader/', 'bot/understand/', 'core/'],
    says: 'the engine is handed the flows and knows none',
  },
  {
    from: ['bot/flows/'],
    to: [
      'bot/engine/flow.ts',
      'bot/engine/form.ts',
      'bot/engine/say.ts',
      'bot/engine/state.ts',
      'bot/understand/',
      'core/',
    ],
    types: ['bot/engine/'],
    says: 'flows know what the engine says of a step, and no more of it',
  },
  {
    from: ['bot/conversation/'],
    to: ['bot/engine/flow.ts', 'bot/engine/progress.ts', 'bot/engine/say.ts', 'bot/flows/', 'bot/understand/', 'core/'],
    types: ['bot/engine/'],
    says: 'what is decided is done by the flows',
  },
  { from: ['bot/twilio/'], to: ['core/messaging/', 'core/rules/'], says: 'a form of the wire, and nothing behind it' },
  { from: ['bot/simulator/'], to: ['core/'], says: 'the simulator stands outside, as Twilio does' },
  { from: ['bot/'], to: ['bot/', 'core/'], says: 'rooms meet in core' },
  { from: ['workers/'], to: ['core/'], says: 'rooms meet in core' },
  {
    from: ['web/app/', 'web/devtools/'],
    to: ['web/features/', 'web/components/', 'web/lib/', 'web/styles/', 'core/rules/', 'core/contracts/forms/'],
    types: ['core/contracts/'],
    says: 'the web takes code from core/rules and the contracts of forms, and types from core/contracts',
  },
  {
    from: ['web/features/'],
    to: ['web/components/', 'web/lib/', 'core/rules/', 'core/contracts/forms/'],
    types: ['core/contracts/'],
    says: 'a feature knows components and lib, and no other feature',
  },
  {
    from: ['web/components/', 'web/lib/'],
    to: ['web/components/', 'web/lib/', 'core/rules/'],
    types: ['core/contracts/'],
    says: 'components and lib know no feature',
  },
  { from: ['web/'], to: [], says: 'nothing stands beside the folders of web' },
  { from: ['start.mjs'], to: ['start/'], says: 'the bootstrap starts start.ts' },
]

/** The files that belong together: a feature and a devtools page are each their own. */
const roomOf = (path: string): string =>
  /^(web\/(?:features|devtools)\/[^/]+\/|web\/[^/]+\/|core\/(?:rules|contracts|texts)\/|bot\/(?:engine|flows|understand|simulator|twilio)\/|db\/seed\/|[^/]+\/)/.exec(
    path,
  )?.[1] ?? path

export const wrongArrows = (all: readonly Source[]): string[] =>
  all.flatMap((source) =>
    source.imports
      .filter((one) => !one.isPackage && one.target !== 'package.json')
      .toSorted((one, other) => one.line - other.line)
      .flatMap((one) => wrong(source.path, one) ?? []),
  )

/** A command opens the embedded database as a start does. */
function wrong(path: string, { target, typesOnly, line }: Import): string | undefined {
  const arrow = arrows.find((one) => isIn(path, one.from))
  if (!arrow || arrow.to.includes('')) return undefined
  const isBarred = isIn(target, arrow.not ?? [])
  if (!isBarred && (roomOf(path) === roomOf(target) || isIn(target, arrow.to))) return undefined
  if (path.endsWith('.cli.ts') && target.startsWith('start/')) return undefined
  const asType = isIn(target, arrow.types ?? [])
  if (asType && typesOnly) return undefined
  const how = asType ? 'must import only types of' : 'must not import'
  return `${path}:${line} ${how} ${target}: ${arrow.says}`
}

/** Every ring of files that import each other at run time, as a path that ends where it began. */
export const cycles = (all: readonly Source[]): string[] => rings(all, (path) => path)

/** The same with imports that are types alone: nothing breaks, but neither file can be read without the other. */
export const typeCycles = (all: readonly Source[]): string[] => rings(all, (path) => path, true)

/** The same for the areas of core. */
export const areaCycles = (all: readonly Source[]): string[] =>
  rings(all, (path) => /^core\/[^/]+(?=\/)/.exec(path)?.[0])

function rings(all: readonly Source[], placeOf: (path: string) => string | undefined, withTypes = false): string[] {
  const graph = graphOf(all, placeOf, withTypes)
  const done = new Set<string>()
  const found: string[] = []
  const walk = (place: string, trail: readonly string[]): void => {
    const at = trail.indexOf(place)
    if (at >= 0) found.push([...trail.slice(at), place].join(' -> '))
    if (at >= 0 || done.has(place)) return
    for (const next of graph.get(place) ?? []) walk(next, [...trail, place])
    done.add(place)
  }
  for (const place of graph.keys()) walk(place, [])
  return found
}

function graphOf(
  all: readonly Source[],
  placeOf: (path: string) => string | undefined,
  withTypes: boolean,
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const source of all) {
    const from = placeOf(source.path)
    if (from === undefined) continue
    const next = graph.get(from) ?? new Set()
    graph.set(from, next)
    for (const one of source.imports) {
      const to = one.isPackage || (one.typesOnly && !withTypes) ? undefined : placeOf(one.target)
      if (to !== undefined && (to !== from || from === source.path)) next.add(to)
    }
  }
  return graph
}
