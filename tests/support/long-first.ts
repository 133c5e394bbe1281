import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes. */
const long = /tests\/(?:dialogues\/|api\/(?:admin\/)?contract\.)/

/** Begins with what takes longest, so that no core is left alone with it at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
