import { runInChild, Unreadable } from './pool.ts'
import type { tasks } from './tasks.ts'

type Tasks = typeof tasks
type Found<Task extends keyof Tasks> = Awaited<ReturnType<Tasks[Task]>>

/** Honest files take less than a second; a machine that is busy with other work takes longer. */
const limitMs: Record<keyof Tasks, number> = {
  content: 15_000,
  encode: 15_000,
  facts: 15_000,
  square: 15_000,
  sheet: 30_000,
}

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
    return (await runInChild({ task, input, limitMs: limitMs[task] })) as Found<Task>
  } catch (error) {
    if (error instanceof Unreadable) return unreadable()
    throw error
  }
}
