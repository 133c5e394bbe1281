import { Problem } from '#core/contracts/problem.ts'

/** A refusal in the one shape that the API has for it. */
export const problemAnswers = (problem: { code: string; message: string; fields?: Record<string, string> }) =>
  Problem.parse({ ...problem, requestId: '00000000-0000-4000-8000-000000000000' })
