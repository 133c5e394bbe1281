import { Link } from 'react-router-dom'
import { parseTyreSize, scanSizes } from '#core/rules/tyre-size.ts'
import { container, primaryButton } from '../../../components/styles.ts'
import { WhereItStands } from '../../../components/where-it-stands.tsx'
import { withChanges } from '../../../lib/address.ts'
import { SEARCH } from '../../../lib/search-address.ts'

const example = parseTyreSize('205/55R16')

/** An address whose size is none: what was typed is kept, to be corrected. */
export const NotASize = ({ text }: { text: string }) => (
  <div className={`${container} grid gap-6 py-8 sm:grid-cols-[1fr_auto]`}>
    <div>
      <h1 className="font-bold text-2xl">“{text}” is not a tyre size</h1>
      <p className="mt-2 max-w-prose">
        {scanSizes(text).impossible.length > 0
          ? 'No tyre is made in this size. Check the numbers on the sidewall.'
          : 'The size stands on the sidewall of your tyre, such as 205/55R16.'}
      </p>
      <Link to={`${SEARCH}${withChanges('', { size: text })}`} className={`${primaryButton} mt-4`}>
        Correct the size
      </Link>
    </div>
    {example?.kind === 'single' && <WhereItStands size={example.size} className="mx-auto w-60" />}
  </div>
)
