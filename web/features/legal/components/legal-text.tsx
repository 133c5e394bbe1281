import { Link } from 'react-router-dom'
import type { LegalName, LegalText } from '#core/contracts/website/legal.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { dateWords } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { LegalBlocksShown } from '../../../components/legal/legal-blocks.tsx'
import { linkLook } from '../../../components/styles.ts'
import { Empty, Failed, Spinner } from '../../../components/ui/states.tsx'
import { legalNames, legalRead } from '../legal-read.ts'
import { LegalPage } from './legal-page.tsx'

/** A legal text as it applies today, or the version that the address names. */
export function LegalTextPage({ name }: { name: LegalName }) {
  const { params: query } = useAddress()
  const { data, isPending, error, isFetching, refetch } = useRead('GET /legal/:name', legalRead(name, query))
  const { title, since } = legalNames[name]
  return (
    <LegalPage title={title} {...(data && { dated: `${since} ${dateWords(data.effectiveOn)}` })}>
      {data ? (
        <Shown name={name} text={data} />
      ) : isPending ? (
        <Spinner>Loading...</Spinner>
      ) : error.status === 404 ? (
        <Empty title="There is no such version of this text." />
      ) : (
        <Failed title="We could not load this text" onRetry={() => void refetch()} retrying={isFetching}>
          <p>{error.message}</p>
        </Failed>
      )}
    </LegalPage>
  )
}

function Shown({ name, text }: { name: LegalName; text: LegalText }) {
  const { version, isCurrent, versions, effectiveOn, blocks } = text
  const others = versions.filter((one) => one.version !== version)
  const [newest] = versions
  const isComing = newest !== undefined && newest.version === version && !isCurrent
  return (
    <>
      {!isCurrent && (
        <p role="status" className="mt-4 rounded-lg bg-accent-wash px-4 py-3 font-medium text-accent-ink">
          {isComing ? `This version applies from ${dateWords(effectiveOn)}. ` : 'This is an earlier version. '}
          <Link to={`/legal/${name}`} className="underline underline-offset-4">
            What applies today
          </Link>
        </p>
      )}
      <LegalBlocksShown blocks={blocks} />
      {others.length > 0 && (
        <nav aria-label="Other versions" className="mt-10 border-line border-t pt-4">
          <h2 className="font-bold">Other versions</h2>
          <ul className="mt-1">
            {others.map((one) => (
              <li key={one.version}>
                <Link
                  to={`/legal/${name}?version=${one.version}`}
                  className={`${linkLook} inline-flex min-h-11 items-center`}
                >
                  Version {one.version}, from {dateWords(one.effectiveOn)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
