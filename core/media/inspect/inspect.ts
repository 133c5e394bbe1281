import { runInChild, Unreadable } from './pool.ts'
import type { tasks } from './tasks.ts'

type Tasks = typeof tasks
type Found<Task extends keyof Tasks> = Awaited<ReturnType<Tasks[Task]>>

/** Of a processor's time. Honest files take less than two seconds. */
const CPU_MS = 5_000
const SHEET_CPU_MS = 20_000

/**
 * Looks into a file that somebody sent, in a child process that is killed at its limit of time or memory: a file that is
 * made to hurt hurts nobody else. `unreadable` says what follows if that happens. Throws FILES_BUSY.
 */
export async function inspect<Task extends keyof Tasks>(
  task: Task,
  input: Parameters<Tasks[Task]>,
  unreadable: () => Found<Task>,
): Promise<Found<Task>> {
  try {
    const [file, ...more] = input
    const cpuMs = task === 'sheet' ? SHEET_CPU_MS : CPU_MS
    return (await runInChild({ task, file, more, cpuMs })) as Found<Task>
  } catch (error) {
    if (error instanceof Unreadable) return unreadable()
    throw error
  }
}
