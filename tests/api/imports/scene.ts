import { makeMember, makeShop } from '#tests/support/factories.ts'
import { type Answer, ask, ctx, site } from '../auth/site.ts'
import { makePerson } from '../contract/world.ts'

/** A shop and somebody of its staff, who imports lists. */
export async function importScene() {
  const shop = await makeShop(ctx)
  const known = ['Michelin', 'Zeetex', 'Goodride', 'Kumho', 'Hankook', 'Dunlop & Co'].map((name) => ({ name }))
  await ctx.db
    .insertInto('brand')
    .values(known)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const seller = await makePerson()
  await makeMember(ctx, shop, seller.contactId)
  return { shop, seller }
}

type Scene = Awaited<ReturnType<typeof importScene>>

export const sendFile = (
  { shop, seller }: { shop: { id: string }; seller: { cookie: string } },
  content: string | Uint8Array,
  name = 'stock.csv',
): Promise<Answer> => sendTo(`/api/shops/${shop.id}/imports`, seller, content, name)

/** A list of tyres for the catalogue. */
export const sendTyres = (
  admin: { cookie: string },
  content: string | Uint8Array,
  name = 'tyres.csv',
): Promise<Answer> => sendTo('/api/admin/tyre-imports', admin, content, name)

async function sendTo(path: string, { cookie }: { cookie: string }, content: string | Uint8Array, name: string) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const answer = await fetch(`${site.origin}${path}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { Origin: ctx.config.publicUrl, Cookie: cookie, 'Content-Type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  })
  const text = await answer.text()
  return { status: answer.status, headers: {}, text, json: JSON.parse(text) }
}

export type Row = { line: number; fate: string; problem: string | null; tyre: string; addsTyre: boolean } & {
  before: Level | null
  after: Level | null
}
type Level = { priceCents: number; quantity: number }

export async function rowsOf({ seller }: Scene, id: string, query = ''): Promise<Row[]> {
  const { json } = await ask('GET', `/api/imports/${id}/rows?limit=100${query}`, { cookie: seller.cookie })
  return (json as unknown as { rows: Row[] }).rows
}

export const importOf = async ({ seller }: Scene, id: string) =>
  (await ask('GET', `/api/imports/${id}`, { cookie: seller.cookie })).json as unknown as {
    state: string
    progress: number
    total: number
    columns: Record<string, number>
    rows: Record<string, number>
  }

export const confirm = ({ seller }: Scene, id: string, wrong: 'leave_out' | 'import_nothing' = 'leave_out') =>
  ask('POST', `/api/imports/${id}/confirm`, { cookie: seller.cookie, body: { wrong } })

/** Says yes to every brand and price that the rows wait for. */
export async function allRight({ seller }: Scene, id: string): Promise<void> {
  const { json } = await ask('GET', `/api/imports/${id}`, { cookie: seller.cookie })
  const { brands } = json.asks as unknown as { brands: { typed: string }[] }
  const answers = { brands: brands.map(({ typed }) => ({ typed, is: typed })), pricesAreRight: true }
  await ask('PATCH', `/api/imports/${id}`, { cookie: seller.cookie, body: { answers } })
}
