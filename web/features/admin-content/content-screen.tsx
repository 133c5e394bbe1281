import { ConsolePage } from '#web/components/console/console-page.tsx'
import { linkLook } from '#web/components/styles.ts'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { ContentForm } from './content-form.tsx'
import { LegalTexts } from './legal-texts.tsx'

/** What the website claims, how we are reached, and the legal texts with their versions. */
export function ContentScreen() {
  const read = useRead('GET /admin/content')
  return (
    <ConsolePage
      title="Site content"
      about="What is empty is not shown on the website"
      actions={
        <a href="/" target="_blank" rel="noreferrer" className={`${linkLook} inline-grid min-h-11 items-center`}>
          Open the website
        </a>
      }
    >
      <LegalTexts />
      {read.data ? (
        <ContentForm key={JSON.stringify(read.data)} view={read.data} />
      ) : read.error ? (
        <Failed title="Failed to load the content" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </ConsolePage>
  )
}
