import { Menu } from '@base-ui/react/menu'
import { Check, ChevronDown, Keyboard } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import { type OwnShop, useChosenShop } from '../../components/business/chosen-shop.ts'
import { OpenState } from '../../components/shops/open-state.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useRead } from '../../lib/api/use-read.ts'
import { later } from '../../lib/code/later.tsx'
import { useAddress } from '../../lib/page/address.ts'
import { Finder } from '../console/finder/finder.tsx'
import UserMenu from '../layout/user-menu.tsx'

const FinderDialog = later(() => import('./finder/finder-dialog.tsx'))
const everyMs = 60_000

/** Whose counter it is and whether its doors are open, always in sight. */
export function TopBar({ account, onShortcuts }: { account: AccountView; onShortcuts(): void }) {
  const { shops, chosen } = useChosenShop()
  const { pathname } = useLocation()
  return (
    <header className="flex min-h-15 shrink-0 items-center gap-x-3 border-line border-b bg-surface px-4 py-1">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        {chosen && shops.length > 1 ? (
          <ShopSwitcher shops={shops} chosen={chosen} />
        ) : (
          <p className="truncate font-bold">{chosen?.name ?? 'Your business'}</p>
        )}
        {chosen && <Doors shopId={chosen.id} />}
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Finder dialog={FinderDialog} slashIsTaken={pathname === '/business/messages'} />
        <Button
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          look="icon"
          className="max-md:hidden"
          onClick={onShortcuts}
        >
          <Keyboard aria-hidden size={20} />
        </Button>
        <UserMenu account={account} isAtFrontDesk />
      </div>
    </header>
  )
}

/** Nothing if it is not known. */
function Doors({ shopId }: { shopId: string }) {
  const { data } = useRead('GET /shops/:shopId/profile', { params: { shopId } }, { every: everyMs })
  return data ? <OpenState shop={data} /> : null
}

const item = 'flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 data-[highlighted]:bg-sunk'

/** Which of the person's shops the pages show. */
function ShopSwitcher({ shops, chosen }: { shops: readonly OwnShop[]; chosen: OwnShop }) {
  const { go } = useAddress()
  return (
    <Menu.Root>
      <Menu.Trigger className="flex min-h-11 min-w-0 items-center gap-2 rounded-lg px-2 font-bold hover:bg-sunk">
        <span className="sr-only">Shop: </span>
        <span className="truncate">{chosen.name}</span>
        <ChevronDown aria-hidden size={18} className="shrink-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start" className="z-50">
          <Menu.Popup className="max-h-[70dvh] min-w-60 overflow-y-auto rounded-xl bg-surface p-2 text-ink shadow-card ring-1 ring-line">
            <Menu.RadioGroup
              value={chosen.slug}
              onValueChange={(slug: string) => go({ shop: slug, thread: undefined, label: undefined })}
            >
              {shops.map(({ slug, name }) => (
                <Menu.RadioItem key={slug} value={slug} className={item} closeOnClick>
                  <span className="w-5">
                    <Menu.RadioItemIndicator>
                      <Check aria-hidden size={18} />
                    </Menu.RadioItemIndicator>
                  </span>
                  {name}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
