import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printed } from '#bot/conversation/printed.ts'
import { allQuestions } from '#bot/conversation/questions.ts'
import { flows } from '#bot/flows/flows.ts'

test('docs/conversation.md is what the table says', () => {
  expect(readFileSync(new URL('../../../docs/conversation.md', import.meta.url), 'utf8')).toBe(printed())
})

test('every declared question is one that a flow asks', () => {
  const unknown = allQuestions.filter(({ flow, step }) => {
    const found = Object.entries(flows).find(([name]) => name === flow)?.[1].steps[step]
    return !found || !('answer' in found)
  })
  expect(unknown.map(({ flow, step }) => `${flow}.${step}`)).toEqual([])
})

test('every question of a flow declares itself', () => {
  const declared = new Set(allQuestions.map(({ flow, step }) => `${flow}.${step}`))
  const silent = Object.entries(flows).flatMap(([flow, { steps }]) =>
    Object.entries(steps).flatMap(([step, one]) =>
      'answer' in one && !declared.has(`${flow}.${step}`) ? [`${flow}.${step}`] : [],
    ),
  )
  expect(silent).toEqual([])
})
