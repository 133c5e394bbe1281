import { FileDown } from 'lucide-react'
import type { UnrecognisedState } from '#core/contracts/admin/language.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { ViewTabs } from '../../components/admin/view-tabs.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { download } from '../../components/console/download.ts'
import { AsyncButton } from '../../components/ui/async-button.tsx'
import { UnrecognisedList } from './unrecognised-list.tsx'

const tabs: readonly [{ id: UnrecognisedState; name: string }, ...{ id: UnrecognisedState; name: string }[]] = [
  { id: 'open', name: 'To look at' },
  { id: 'labelled', name: 'Labelled' },
  { id: 'dismissed', name: 'Dismissed' },
]

/** What people said and the bot did not understand. */
export const UnderstandingScreen = () => (
  <ConsolePage
    title="What people said"
    about="What the bot missed: masked, without names, kept for 90 days."
    actions={
      <>
        <CorpusButton form="jsonl" />
        <CorpusButton form="tsv" />
      </>
    }
  >
    <ViewTabs label="Messages" tabs={tabs}>
      {(state) => <UnrecognisedList key={state} state={state} />}
    </ViewTabs>
  </ConsolePage>
)

const names = { jsonl: 'Add to the corpus (JSONL)', tsv: 'As corpus lines (TSV)' }

/** The labelled ones as a file, which a person puts into the repository. */
function CorpusButton({ form }: { form: 'jsonl' | 'tsv' }) {
  const fetchFile = async () => {
    try {
      const { name, lines, text } = await call('GET /admin/understanding/corpus', { query: { form } })
      if (lines === 0) toast({ type: 'info', title: 'Nothing is labelled yet' })
      else download(name, 'text/plain', text)
    } catch (error) {
      toast({ type: 'error', title: error instanceof Error ? error.message : 'The file could not be fetched' })
    }
  }
  return (
    <AsyncButton look="quiet" does={fetchFile}>
      <FileDown aria-hidden size={18} /> {names[form]}
    </AsyncButton>
  )
}
