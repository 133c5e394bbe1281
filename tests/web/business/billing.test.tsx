// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ShopBilling } from '#core/contracts/seller/billing.ts'
import { BillingScreen } from '#web/features/shop-billing/billing-screen.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { id, myShops } from './an-inbox.ts'

const api = standInApi()
const billing: ShopBilling = {
  monthlyFeeCents: 49_900,
  owedCents: 29_900,
  bankDetails: 'Demo Bank, account 62',
  billingName: null,
  vatNumber: null,
  invoices: [
    {
      ...{ id: id(1), number: 'SP-2026-00001', month: '2026-11', issuedOn: '2026-11-01', dueOn: '2026-11-15' },
      ...{ amountCents: 49_900, paidCents: 20_000, state: 'overdue', creditNote: null },
    },
  ],
  next: null,
}
beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', myShops)
  api.answers('GET /shops/:shopId/billing', billing)
})
const open = () => show(<BillingScreen />, { at: '/business/billing' })

test('an owner sees what is to pay, where, and the papers', async () => {
  open()
  expect(await screen.findByText('R 299,00')).toBeTruthy()
  expect(screen.getByText('Demo Bank, account 62')).toBeTruthy()
  expect(screen.getByText('Overdue')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^PDF.*of SP-2026-00001$/ }).getAttribute('href')).toBe(
    `/api/invoices/${id(1)}/invoice.pdf`,
  )
})

test('the details on the next invoices are saved, and a wrong VAT number is said beside its field', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /shops/:shopId/billing', undefined, (body) => sent.push(body))
  const { user } = open()
  const vat = await screen.findByRole('textbox', { name: /VAT number/ })
  await user.type(vat, '123')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A VAT number has ten digits and begins with 4')).toBeTruthy()
  await user.clear(vat)
  await user.type(vat, '4123456789')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ billingName: '', vatNumber: '4123456789' }]))
})

test('staff reads that invoices are for owners', async () => {
  api.refuses('GET /shops/:shopId/billing', 403, {
    code: 'OWNER_REQUIRED',
    message: 'Only an owner of the shop can do this',
  })
  open()
  expect(await screen.findByText('Invoices are for the owners of a shop.')).toBeTruthy()
})
