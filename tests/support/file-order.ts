import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take half a minute or more. */
const long = new RegExp(
  `tests/(?:${[
    'dialogues/',
    String.raw`api/(?:admin/)?contract\.`,
    'bot/flows/result-lengths',
    'bot/conversation/every-act',
    'start/(?:start|image|dev)',
    'faults/(?:killed|slow-files)',
    'e2e/(?:flows/(?:visitor|seller-day|account)|(?:console-)?routes|lost-code|search|deal|side-by-side)',
  ].join('|')})`,
)

/** Files that start whole products or processes, which none of their size tells: tens of seconds. */
const lengthy = /tests\/(?:faults|start|e2e\/flows)\//

/** Tests of components share a worker only with each other, because of the page around them. */
const inPage = ({ moduleId }: TestSpecification): boolean =>
  moduleId.includes('/tests/web/') && readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')

const placeOf = (file: TestSpecification): number => {
  if (long.test(file.moduleId)) return 0
  if (lengthy.test(file.moduleId)) return 1
  return inPage(file) ? 3 : 2
}
const PLACES = 4

/** Begins each project with what takes longest, so that no core is left alone with it at the end. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // A worker serves one project, so that its files stay together.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const placed = new Map(sorted.map((file) => [file, projects.indexOf(file.project) * PLACES + placeOf(file)]))
    return sorted.toSorted((one, other) => (placed.get(one) ?? 0) - (placed.get(other) ?? 0))
  }
}
