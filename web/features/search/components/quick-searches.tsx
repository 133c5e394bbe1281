import { Link } from 'react-router-dom'
import { withChanges } from '#web/lib/page/address.ts'
import { SEARCH } from '#web/lib/page/search-address.ts'
import { chip } from './size-search.tsx'

const vehicles = [
  { make: 'Toyota', model: 'Hilux' },
  { make: 'Volkswagen', model: 'Polo Vivo' },
  { make: 'Ford', model: 'Ranger' },
  { make: 'Toyota', model: 'Corolla' },
  { make: 'BMW', model: '3 Series' },
] as const

/** Ways into a search with one tap. */
export const QuickSearches = () => (
  <section aria-labelledby="quick">
    <h2 id="quick" className="font-bold text-lg">
      Quick search
    </h2>
    <ul className="mt-2 flex flex-wrap gap-2">
      {vehicles.map(({ make, model }) => (
        <li key={model}>
          <Link to={`${SEARCH}${withChanges('', { by: 'vehicle', make, model })}`} className={chip}>
            {make} {model}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
