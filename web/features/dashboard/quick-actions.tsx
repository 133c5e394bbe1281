import { CalendarDays, MessageCircle, PackagePlus, Tag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { Acts } from '../../components/console/acting.tsx'
import { quietButton } from '../../components/styles.ts'

type Action = { name: string; to: string; with: Record<string, string>; Icon: typeof Tag }

const actions: readonly Action[] = [
  { name: 'Add Inventory', to: '/business/inventory', with: { add: '1' }, Icon: PackagePlus },
  { name: 'View Bookings', to: '/business/bookings', with: {}, Icon: CalendarDays },
  { name: 'Create Deal', to: '/business/deals', with: { deal: 'new' }, Icon: Tag },
  { name: 'Messages', to: '/business/messages', with: {}, Icon: MessageCircle },
]

export function QuickActions() {
  const link = useBusinessLink()
  return (
    <Acts>
      <nav aria-label="Quick actions" className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {actions.map(({ name, to, with: changes, Icon }) => (
          <Link key={name} to={link(to, changes)} className={`${quietButton} max-sm:px-2 max-sm:text-sm`}>
            <Icon aria-hidden size={18} /> {name}
          </Link>
        ))}
      </nav>
    </Acts>
  )
}
