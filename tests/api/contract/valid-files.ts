import sharp from 'sharp'
import { guest } from '#core/actor.ts'
import { LOGO_SIDE } from '#core/rules/files/shop-pictures.ts'
import { guestMessage, startThread } from '#core/threads/start-thread.ts'
import { as } from '#tests/support/actors.ts'
import { makeImport, makeTyreImport } from '#tests/support/factories/imports.ts'
import { makeMember, makeTyre } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { pdf } from '../threads/some-files.ts'
import { makeInvoice } from './admin/revenue.ts'
import { asOwner } from './valid-joining.ts'
import type { ValidRequest } from './valid-request.ts'
import { makeAdmin, makePerson, type World } from './world.ts'

const picture = await sharp({ create: { width: LOGO_SIDE, height: LOGO_SIDE, channels: 3, background: '#884422' } })
  .png()
  .toBuffer()
const list = Buffer.from('Brand,Model,Size,Price,Stock\nMichelin,Pilot,205/55R16,1899,4\n')
const table = Buffer.from('Make;Model;Variant;From year;To year;Sizes;Confidence\nLada;Niva;;1995;2010;185 75 16;low\n')

async function ofThread({ shop, driver }: World): Promise<ValidRequest> {
  const words = { shopId: shop.id, message: 'Do you have it?', type: 'general' } as const
  const { id } = await startThread(ctx, as({ id: driver.contactId }), words)
  return { params: { id }, cookie: driver.cookie }
}

async function ofGuest({ shop }: World): Promise<ValidRequest> {
  const words = { name: 'Sipho', email: 'sipho@example.com', message: 'Open on Saturday?' }
  const { link } = await guestMessage(ctx, guest, { shopId: shop.id, ...words })
  return { params: { token: link.split('/').at(-1) ?? '' } }
}

const sending = (file: Uint8Array) => ({ file, query: { name: 'a file' } })

/** The same with a file that was sent there. */
async function withFile(path: string, request: ValidRequest): Promise<ValidRequest> {
  const { cookie } = request
  const { json } = await ask('POST', `/api${path}`, { raw: pdf, ...(cookie && { cookie }) })
  return { ...request, params: { ...request.params, file: String(json.id) }, query: { form: 'small', save: '1' } }
}

async function ofSeller({ shop }: World, role: 'owner' | 'staff' = 'staff'): Promise<ValidRequest> {
  const seller = await makePerson()
  await makeMember(ctx, shop, seller.contactId, role)
  return { params: { shopId: shop.id }, cookie: seller.cookie }
}

async function ofImport(world: World): Promise<ValidRequest> {
  return { ...(await ofSeller(world)), params: { id: (await makeImport(ctx, world.shop)).id } }
}

/** An invoice that was taken back, so that both of its documents are there. */
export async function makeCredited(world: Pick<World, 'shop'>): Promise<string> {
  const { id, number } = await makeInvoice(world)
  await ctx.db
    .insertInto('credit_note')
    .values({
      ...{ invoice_id: id, number: number.replace('SP', 'CN'), reason: 'Twice', issued_on: '2026-11-02' },
      ...{ made_by: null, created_at: ctx.clock.now() },
    })
    .execute()
  return id
}

const ofInvoice = async (world: World): Promise<ValidRequest> => ({
  ...(await ofSeller(world, 'owner')),
  params: { id: await makeCredited(world) },
})

async function ofDocument(world: World): Promise<ValidRequest> {
  const { params, cookie = '' } = await asOwner(world, 'pending')
  const path = `/api/shops/${world.shop.id}/documents/registration`
  await ask('POST', path, { cookie, raw: pdf })
  return { cookie, params: { ...params, kind: 'registration' }, query: { v: '1', save: '1' } }
}

let made = 0
const tyreImport = async (): Promise<ValidRequest> => ({
  cookie: (await makeAdmin(['catalogue'])).cookie,
  params: { id: (await makeTyreImport(ctx, `Valid file ${made++}`)).id },
})
const asFinance = async (): Promise<ValidRequest> => ({
  cookie: (await makeAdmin(['finance'])).cookie,
  query: { from: '2026-10', to: '2026-11' },
})

/** A correct request of each operation that takes or gives a file. */
export const validFiles: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  postThreadsIdFiles: async (world) => ({ ...(await ofThread(world)), ...sending(pdf) }),
  getThreadsIdFilesFile: async (world) => {
    const request = await ofThread(world)
    return withFile(`/threads/${request.params?.id}/files`, request)
  },
  postGuestThreadsTokenFiles: async (world) => ({ ...(await ofGuest(world)), ...sending(pdf) }),
  getGuestThreadsTokenFilesFile: async (world) => {
    const request = await ofGuest(world)
    return withFile(`/guest-threads/${request.params?.token}/files`, request)
  },
  postLooseFiles: () => sending(pdf),
  getLooseFilesFile: () => withFile('/loose-files', {}),
  postShopsShopIdLogo: async (world) => ({ ...(await ofSeller(world, 'owner')), file: picture }),
  postShopsShopIdGallery: async (world) => ({ ...(await ofSeller(world, 'owner')), file: picture }),
  postShopsShopIdImports: async (world) => ({ ...(await ofSeller(world)), ...sending(list) }),
  getShopsShopIdStockCsv: (world) => ofSeller(world),
  getImportsIdErrorsCsv: ofImport,
  getImportsIdResultCsv: ofImport,
  postShopsShopIdApplicationLogo: async (world) => ({ ...(await asOwner(world, 'pending')), file: picture }),
  postShopsShopIdDocumentsKind: async (world) => {
    const { params, cookie = '' } = await asOwner(world, 'pending')
    return { cookie, params: { ...params, kind: 'address' }, ...sending(pdf) }
  },
  getShopsShopIdDocumentsKind: ofDocument,
  getInvoicesIdInvoicePdf: ofInvoice,
  getInvoicesIdCreditNotePdf: ofInvoice,
  postAdminTyresIdImage: async () => ({
    cookie: (await makeAdmin(['catalogue'])).cookie,
    params: { id: (await makeTyre(ctx, { model: `Valid picture ${made++}` })).id },
    file: picture,
  }),
  postAdminTyreImports: async () => ({ cookie: (await makeAdmin(['catalogue'])).cookie, ...sending(list) }),
  getAdminTyreImportsIdErrorsCsv: tyreImport,
  getAdminTyreImportsIdResultCsv: tyreImport,
  getAdminFitmentCsv: async () => ({ cookie: (await makeAdmin()).cookie }),
  postAdminFitmentImports: async () => ({
    cookie: (await makeAdmin()).cookie,
    query: { confirm: 'false' },
    file: table,
  }),
  getAdminRevenueInvoicesCsv: asFinance,
  getAdminRevenuePaymentsCsv: asFinance,
}
