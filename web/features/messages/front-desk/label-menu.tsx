import { Menu } from '@base-ui/react/menu'
import { Check, Tag } from 'lucide-react'
import type { InboxThread, Label } from '#core/contracts/messages/inbox.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { LabelChip } from './label-chip.tsx'
import { menuItem, ToolItem, ToolMenu } from './menu.tsx'
import type { Counter } from './use-front-desk.ts'

type Props = { shopId: string; thread: InboxThread; onChange: Counter['change']; onManage(): void }

/** The labels of the conversation, and the shop's others to choose from. */
export function LabelMenu({ shopId, thread, onChange, onManage }: Props) {
  const { data } = useRead('GET /shops/:shopId/labels', { params: { shopId } })
  const has = (label: Label) => thread.labels.some(({ id }) => id === label.id)
  const toggle = (label: Label) => {
    const labels = has(label) ? thread.labels.filter(({ id }) => id !== label.id) : [...thread.labels, label]
    onChange({ labelIds: labels.map(({ id }) => id) }, { labels })
  }
  return (
    <ToolMenu label="Labels" icon={<Tag aria-hidden size={18} />}>
      {data?.labels.map((label) => (
        <Menu.CheckboxItem
          key={label.id}
          checked={has(label)}
          onCheckedChange={() => toggle(label)}
          className={menuItem}
        >
          <span className="w-5">
            <Menu.CheckboxItemIndicator>
              <Check aria-hidden size={18} />
            </Menu.CheckboxItemIndicator>
          </span>
          <LabelChip label={label} />
        </Menu.CheckboxItem>
      ))}
      <ToolItem onClick={onManage}>
        {data?.labels.length === 0 ? 'Make the first label…' : 'Change the labels…'}
      </ToolItem>
    </ToolMenu>
  )
}
