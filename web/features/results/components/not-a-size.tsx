import { Link } from 'react-router-dom'
import { exampleSize } from '#core/rules/tyres/popular-sizes.ts'
import { WhereItStands } from '#web/components/tyres/where-it-stands.tsx'
import { withChanges } from '#web/lib/page/address.ts'
import { SEARCH } from '#web/lib/page/search-address.ts'
import { namesNoTyre } from '#web/lib/page/tyre-search.ts'
import { container, primaryButton } from '../../../components/styles.ts'

/** As much as the field takes. */
const LONGEST = 60
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** An address whose size is none: what was typed is kept, to be corrected. */
export default function NotASize({ text }: { text: string }) {
  return (
    <div className={`${container} grid gap-6 py-8 sm:grid-cols-[1fr_auto]`}>
      <div>
        <h1 className="wrap-anywhere font-bold text-2xl">“{shortened(text)}” is not a tyre size</h1>
        <p className="mt-2 max-w-prose">
          {namesNoTyre(text)
            ? 'No tyre is made in this size. Check the numbers on the sidewall.'
            : 'Nor is it a car that we know. The size stands on the sidewall of your tyre, such as 205/55R16.'}
        </p>
        <Link to={`${SEARCH}${withChanges('', { size: text.slice(0, LONGEST) })}`} className={`${primaryButton} mt-4`}>
          Correct the size
        </Link>
      </div>
      <WhereItStands size={exampleSize} className="mx-auto w-60" />
    </div>
  )
}
