import { expect, test } from 'vitest'
import { allQuestions } from '#bot/conversation/questions.ts'
import { walk } from './every-act.ts'
import { ofDrivers } from './questions-of-drivers.ts'
import { ofFrontDesks } from './questions-of-front-desks.ts'

test('every question that is declared is walked', () => {
  const walked = new Set([...Object.keys(ofDrivers), ...Object.keys(ofFrontDesks)])
  expect(allQuestions.map(({ flow, step }) => `${flow}, ${step}`).filter((name) => !walked.has(name))).toEqual([])
})

walk(ofFrontDesks, 'counter')
