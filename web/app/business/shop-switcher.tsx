import { Menu } from '@base-ui/react/menu'
import { Check, ChevronDown } from 'lucide-react'
import type { OwnShop } from '../../components/business/chosen-shop.ts'
import { useAddress } from '../../lib/page/address.ts'

const item = 'flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 data-[highlighted]:bg-sunk'

/** Which of the person's shops the pages show. */
export function ShopSwitcher({ shops, chosen }: { shops: readonly OwnShop[]; chosen: OwnShop }) {
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
