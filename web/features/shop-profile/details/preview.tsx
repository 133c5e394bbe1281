import { useEffect, useState } from 'react'
import type { OwnShop } from '#core/contracts/seller/shop-profile.ts'
import { ShopHeadPreview } from '#web/components/shops/shop-head.tsx'
import { useRead } from '#web/lib/api/use-read.ts'

export type Typed = Partial<Record<'name' | 'address' | 'suburb' | 'city' | 'province' | 'phone', string>>

const SETTLES_MS = 400

/** How drivers will see the shop, on its page and in the chat, with what is typed so far. */
export function Preview({ shop, typed }: { shop: OwnShop; typed: Typed }) {
  const { name = shop.name, address = shop.address, city = shop.city, province = shop.province } = typed
  const suburb = typed.suburb ?? shop.suburb
  return (
    <aside aria-label="Preview" className="grid content-start gap-4 xl:sticky xl:top-4 xl:self-start">
      <div>
        <h3 className="mb-2 font-semibold text-ink-soft text-sm">On your page</h3>
        <ShopHeadPreview shop={{ ...shop, name: name || 'Your business', address, suburb, city, province }} />
      </div>
      <ChatMessage shopId={shop.id} typed={typed} />
    </aside>
  )
}

function ChatMessage({ shopId, typed }: { shopId: string; typed: Typed }) {
  const { province: _notSaid, ...settled } = useSettled(typed, SETTLES_MS)
  const query = cut(settled)
  const { data } = useRead('GET /shops/:shopId/chat-preview', { params: { shopId }, query }, { keepsPrevious: true })
  if (!data) return null
  return (
    <div>
      <h3 className="mb-2 font-semibold text-ink-soft text-sm">In the chat</h3>
      <div className="rounded-2xl bg-sunk p-4">
        <p className="max-w-[22rem] whitespace-pre-line rounded-xl rounded-tl-sm bg-surface px-3 py-2 text-[0.95rem] shadow-card wrap-anywhere">
          <Bold text={data.text} />
        </p>
        <ul className="mt-1.5 grid max-w-[22rem] gap-1.5">
          {data.buttons.map((words) => (
            <li key={words} className="rounded-xl bg-surface px-3 py-2 text-center font-semibold text-sm shadow-card">
              {words}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Longer than the operation takes is refused when it is saved. */
const most = { name: 120, address: 200, suburb: 80, city: 80, phone: 40 } as const
const cut = (typed: Omit<Typed, 'province'>) =>
  Object.fromEntries(
    Object.entries(most).flatMap(([name, length]) => {
      const words = typed[name as keyof typeof most]
      return words === undefined ? [] : [[name, words.slice(0, length)]]
    }),
  )

/** As WhatsApp shows *words*. */
function Bold({ text }: { text: string }) {
  const [plain = '', bold, ...rest] = text.split('*')
  if (bold === undefined) return plain
  return (
    <>
      {plain}
      <strong>{bold}</strong>
      {rest.length > 0 && <Bold text={rest.join('*')} />}
    </>
  )
}

/** What was typed once nothing more has come for a moment. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value)
  const now = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(now)), afterMs)
    return () => clearTimeout(timer)
  }, [now, afterMs])
  return settled
}
