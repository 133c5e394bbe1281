import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 20

/** Says at the end which files took longest, with what they load and start before their first test. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const slowest = files
      .map((file) => ({ name: file.relativeModuleId, seconds: secondsOf(file) }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SHOWN)
    console.log('\nslowest files, in seconds')
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`)
  }
}

function secondsOf(file: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = file.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000
}
