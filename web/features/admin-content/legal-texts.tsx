import type { LegalTextView } from '#core/contracts/admin/content.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { card, linkLook } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { dateWords } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { LegalDialog } from './legal-dialog.tsx'

/** Each text with its versions; the next one is written in a window. */
export function LegalTexts() {
  const { params, go } = useAddress()
  const read = useRead('GET /admin/legal')
  const writing = read.data?.texts.find(({ name }) => name === params.get('legal'))
  return (
    <section className={`${card} p-4`} aria-labelledby="legal">
      <h2 id="legal" className="font-bold text-lg">
        Legal texts
      </h2>
      {read.data ? (
        <ul className="divide-y divide-line">
          {read.data.texts.map((text) => (
            <Text key={text.name} text={text} onWrite={() => go({ legal: text.name })} />
          ))}
        </ul>
      ) : read.error ? (
        <Failed title="Failed to load the legal texts" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
      {writing && <LegalDialog text={writing} onClose={() => go({ legal: undefined }, 'replace')} />}
    </section>
  )
}

const Text = ({ text: { name, title, versions }, onWrite }: { text: LegalTextView; onWrite(): void }) => (
  <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
    <div className="min-w-60 grow">
      <p className="font-semibold">{title}</p>
      <ul>
        {versions.map(({ version, effectiveOn, isCurrent }, at) => (
          <li key={version} className="flex flex-wrap items-center gap-2">
            <a
              href={`/legal/${name}?version=${version}`}
              target="_blank"
              rel="noreferrer"
              className={`${linkLook} inline-grid min-h-9 items-center pointer-coarse:min-h-11`}
            >
              Version {version}, from {dateWords(effectiveOn)}
            </a>
            {isCurrent ? <Badge tone="good">Applies</Badge> : at === 0 && <Badge tone="warning">Coming</Badge>}
          </li>
        ))}
      </ul>
    </div>
    <Button look="quiet" onClick={onWrite}>
      Write the next version<span className="sr-only"> of {title}</span>
    </Button>
  </li>
)
