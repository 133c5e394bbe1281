// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TermsText } from '#web/features/legal/components/terms.tsx'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()

test('the terms in their window say since when they apply', async () => {
  api.answers('GET /legal/:name', {
    name: 'terms',
    version: 1,
    effectiveOn: '2025-09-30',
    isCurrent: true,
    blocks: [],
    versions: [{ version: 1, effectiveOn: '2025-09-30' }],
  })
  show(<TermsText />, { at: '/signup' })
  expect((await screen.findByText(/^Effective/)).textContent).toContain('30 September 2025')
})
