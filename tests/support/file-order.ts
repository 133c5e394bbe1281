import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or more. */
const long = /tests\/(?:dialogues\/|api\/(?:admin\/)?contract\.|e2e\/(?:console-)?routes|e2e\/flows\/|faults\/killed)/

/** Tests of components share a worker only with each other, because of the page around them. */
const inPage = ({ moduleId }: TestSpecification): boolean =>
  moduleId.includes('/tests/web/') && readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')

/** Begins with what takes longest, so that no core is left alone with it at the end. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification): number => (long.test(file.moduleId) ? 0 : inPage(file) ? 2 : 1)
    const placed = new Map(files.map((file) => [file, place(file)]))
    return (await super.sort(files)).toSorted((one, other) => (placed.get(one) ?? 0) - (placed.get(other) ?? 0))
  }
}
