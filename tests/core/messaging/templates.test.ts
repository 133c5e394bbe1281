import { describe, expect, test } from 'vitest'
import {
  allTemplates,
  approvalName,
  templateNames,
  templateText,
  templateValue,
} from '#core/notifications/templates/templates.ts'
import { languages } from '#core/texts/texts.ts'

describe.each(allTemplates().map((template) => [`${template.name} ${template.language}`, template] as const))(
  '%s',
  (_, template) => {
    const { body, samples, buttons } = template
    const variables = [...body.matchAll(/\{\{(\d+)\}\}/g)].map((found) => Number(found[1]))

    test('numbers its variables in order, each once', () => {
      expect(variables).toEqual(samples.map((_, at) => at + 1))
    })
    test('neither begins nor ends with a variable, nor has two in a row', () => {
      expect(body).not.toMatch(/^\s*\{\{|\}\}\W*$/)
      expect(body).not.toMatch(/\}\}[\s\p{P}]*\{\{/u)
    })
    test('has words enough for its variables', () => {
      const words = body.replace(/\{\{\d+\}\}/g, ' ').match(/[\p{L}’]+/gu) ?? []
      expect(words.length).toBeGreaterThanOrEqual(2 * variables.length + 1)
    })
    test('keeps to the limits of length and layout', () => {
      expect(body.length).toBeLessThanOrEqual(1024)
      expect(body).not.toMatch(/\n|\t| {2}/)
      expect(buttons.every(({ title, id }) => title.length <= 20 && id.length <= 200)).toBe(true)
      expect(samples.every((sample) => templateValue(sample) === sample)).toBe(true)
    })
    test('has a name that WhatsApp takes', () => {
      expect(approvalName(template)).toMatch(/^[a-z][a-z0-9_]{1,60}$/)
    })
  },
)

test('every language has the same variables and buttons', () => {
  for (const name of templateNames) {
    const shapes = allTemplates()
      .filter((template) => template.name === name)
      .map(({ samples, buttons }) => [samples.length, buttons.map(({ id }) => id)])
    expect(shapes).toHaveLength(languages.length)
    expect(shapes[1]).toEqual(shapes[0])
  }
})

test('a value is one line and never empty', () => {
  expect(templateValue(' a\n\n  b\t c ')).toBe('a b c')
  expect(templateValue(' \n ')).toBe('-')
})

test('reads as a person sees it', () => {
  const variables = ['Thandi', 'B4K7Q', 'Monday 23 November at 11:00']
  expect(templateText({ type: 'template', template: 'booking_proposal_declined', language: 'en', variables })).toBe(
    'The customer Thandi does not take what you offered. Booking request B4K7Q for Monday 23 November at 11:00 has ended, and the bay is free again.',
  )
})
