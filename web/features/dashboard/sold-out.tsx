import { Link } from 'react-router-dom'
import type { Dashboard } from '#core/contracts/seller/dashboard.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { Section } from './section.tsx'

/** What ran out, each with the way to where its stock is changed; nothing if all is there. */
export function SoldOut({ soldOut: { count, newest } }: Pick<Dashboard, 'soldOut'>) {
  const link = useBusinessLink()
  if (count === 0) return null
  return (
    <Section title={`Ran out: ${count}`} way={{ to: '/business/inventory', name: 'Check inventory' }}>
      <ul className="flex flex-wrap gap-2">
        {newest.map(({ id, name, size }) => (
          <li key={id} className="min-w-0">
            <Link
              to={link('/business/inventory', { search: `${name} ${size}` })}
              className="inline-flex min-h-11 max-w-full items-center rounded-lg bg-sunk px-3 hover:bg-line"
            >
              <span className="truncate">
                {name} <span className="text-ink-soft">{size}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
