import { zodResolver } from '@hookform/resolvers/zod'
import type { LegalTextView } from '#core/contracts/admin/content.ts'
import { PublishLegalText } from '#core/contracts/forms/content.ts'
import { readMarkup } from '#core/rules/legal/markup.ts'
import { localDate } from '#core/rules/time/time.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { LegalBlocksShown } from '#web/components/legal/legal-blocks.tsx'
import { card, linkLook } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { dateWords } from '#web/lib/dates.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast } from '#web/lib/toast.ts'
import { ContentForm } from './content-form.tsx'

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

/** Each text with its versions; the next one is written in a window. */
function LegalTexts() {
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

/** The next version, beside how it will look; begun with the words of the newest one, and kept until it is published. */
function LegalDialog({ text: { name, title, markup, versions }, onClose }: { text: LegalTextView; onClose(): void }) {
  const next = (versions[0]?.version ?? 1) + 1
  const form = useDraftForm<PublishLegalText>(`legal-${name}-${next}`, {
    resolver: zodResolver(PublishLegalText),
    defaultValues: { markup, effectiveOn: localDate(new Date()) },
  })
  const { handleSubmit, watch, forget } = form
  const publishing = useAdminSend('POST /admin/legal/:name/versions', {
    invalidates: ['GET /admin/legal', 'GET /legal/:name'],
    onDone: () => {
      forget()
      toast({ type: 'success', title: `Version ${next} is published`, message: 'People with an account are told.' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${title}, version ${next}`}
      description="A line that begins with ## is a heading, one with - a list; **strong** and [words](/page) stand in lines."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit((body) => publishing.mutate({ params: { name }, body }))}
      >
        <TextAreaField label="Text" rows={14} {...fieldOf(form, 'markup')} />
        <section aria-label="How it looks" className="max-h-96 overflow-y-auto rounded-lg border border-line px-4 pb-4">
          <LegalBlocksShown blocks={readMarkup(watch('markup'))} />
        </section>
        <TextField label="Applies from" type="date" className="max-w-60" {...fieldOf(form, 'effectiveOn')} />
        {publishing.error && <Notice tone="error">{publishing.error.message}</Notice>}
        <Notice tone="info">
          Everybody with an account gets a notice in the app. Version {next} cannot be changed later.
        </Notice>
        <Button type="submit" look="primary" busy={publishing.isPending && 'Publishing...'}>
          {`Publish version ${next}`}
        </Button>
      </form>
    </Dialog>
  )
}
