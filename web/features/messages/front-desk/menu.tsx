import { Menu } from '@base-ui/react/menu'
import type { ComponentProps, ReactNode } from 'react'

export const menuItem =
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-lg px-3 text-left data-[highlighted]:bg-sunk'

type Props = { label: string; icon: ReactNode; words?: ReactNode; children: ReactNode }

/** A button of the counter that opens a list of what can be done. */
export const ToolMenu = ({ label, icon, words, children }: Props) => (
  <Menu.Root>
    <Menu.Trigger
      aria-label={label}
      title={label}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg px-2 font-semibold text-sm hover:bg-sunk data-[popup-open]:bg-sunk"
    >
      {icon}
      {words}
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner sideOffset={4} align="end" className="z-50">
        <Menu.Popup className="max-h-[70dvh] min-w-56 overflow-y-auto rounded-xl bg-surface p-2 text-ink shadow-card ring-1 ring-line">
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)

export const ToolItem = (props: Omit<ComponentProps<typeof Menu.Item>, 'className'>) => (
  <Menu.Item {...props} className={menuItem} />
)
