import { RefreshCw } from 'lucide-react'
import type { TemplateView } from '#core/contracts/admin/operations.ts'
import { AddressSelect } from '#web/components/console/address-select.tsx'
import { Badge, type Tone } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { Detail, SidePanel } from '#web/components/console/side-panel.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Empty, Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { type ReadResult, useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toastError } from '#web/lib/toast.ts'

const approvals: Record<TemplateView['approval'], { name: string; tone: Tone }> = {
  approved: { name: 'Approved', tone: 'good' },
  received: { name: 'Submitted', tone: 'calm' },
  pending: { name: 'In review', tone: 'calm' },
  unsubmitted: { name: 'Not submitted', tone: 'warning' },
  rejected: { name: 'Rejected', tone: 'bad' },
  paused: { name: 'Paused', tone: 'bad' },
  disabled: { name: 'Disabled', tone: 'bad' },
  missing: { name: 'Not submitted', tone: 'warning' },
  outdated: { name: 'Words changed', tone: 'warning' },
}
/** What needs somebody comes first. */
const rank = ({ approval }: TemplateView): number =>
  ['bad', 'warning', 'calm', 'good'].indexOf(approvals[approval].tone)
const languages: Record<string, string> = { en: 'English', af: 'Afrikaans' }
/** 'one_time_code' and 'UTILITY' as they are read: One time code, Utility. */
const spaced = (name: string): string =>
  name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase().replaceAll('_', ' ')
const idOf = ({ name, language }: TemplateView): string => `${name}.${language}`

const columns: readonly Column<TemplateView>[] = [
  { id: 'name', head: 'Template', onCard: 'title', cell: ({ name }) => spaced(name) },
  { id: 'language', head: 'Language', cell: ({ language }) => languages[language] ?? language },
  { id: 'category', head: 'Category', from: 'lg', cell: ({ category }) => spaced(category) },
  {
    id: 'approval',
    head: 'Approval',
    onCard: 'aside',
    cell: ({ approval }) => <Badge tone={approvals[approval].tone}>{approvals[approval].name}</Badge>,
  },
  { id: 'sent', head: 'Sent (30 days)', isNumber: true, cell: ({ sent }) => sent },
  { id: 'failed', head: 'Failed (30 days)', isNumber: true, cell: ({ failed }) => failed },
]

const EVERY_MS = 2_000

/** WhatsApp's templates: whether it lets us begin conversations with them. */
export function TemplatesScreen() {
  const first = useRead('GET /admin/templates', {}, { onFocus: true })
  const isRunning = first.data?.check.isRunning === true
  const read = useRead('GET /admin/templates', {}, isRunning ? { every: EVERY_MS } : {})
  const checking = useAdminSend('POST /admin/templates/check', {
    invalidates: ['GET /admin/templates'],
    onFailed: toastError,
  })
  const { data } = read
  const isBusy = isRunning || checking.isPending
  return (
    <ConsolePage
      title="WhatsApp templates"
      about="Only an approved template begins a conversation after 24 hours"
      actions={
        <Button look="primary" disabled={isBusy} onClick={() => checking.mutate({})}>
          <RefreshCw aria-hidden size={20} className={isBusy ? 'animate-spin' : ''} />
          {isBusy ? 'Asking WhatsApp...' : 'Submit and check'}
        </Button>
      }
    >
      {data?.check.failed && (
        <Notice tone="warning">Not all templates could be brought to Twilio the last time. Please try again.</Notice>
      )}
      <List read={read} />
    </ConsolePage>
  )
}

function List({ read }: { read: ReadResult<'GET /admin/templates'> }) {
  const templates = read.data?.templates
  const { params, go } = useAddress()
  const only = params.get('approval')
  const rows = templates
    ?.filter(({ approval }) => !only || (approval === 'approved') === (only === 'approved'))
    .toSorted((a, b) => rank(a) - rank(b))
  const open = templates?.find((one) => idOf(one) === params.get('open'))
  return (
    <>
      <AddressSelect
        label="Approval"
        name="approval"
        choices={[
          ['', 'All'],
          ['approved', 'Approved'],
          ['other', 'Not approved'],
        ]}
      />
      <ListScreen
        read={read}
        failed="Failed to load the templates"
        label="Templates"
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={idOf}
        open={open && idOf(open)}
        onOpen={(one) => go({ open: idOf(one) })}
        empty={<Empty title={only === 'other' ? 'Every template is approved.' : 'No template is approved yet.'} />}
      />
      {open && <TemplatePanel template={open} onClose={() => go({ open: undefined })} />}
    </>
  )
}

const TemplatePanel = ({ template, onClose }: { template: TemplateView; onClose(): void }) => {
  const { name, language, category, tells, preview, buttons, approval, reason, checkedAt, sent, failed } = template
  return (
    <SidePanel title={spaced(name)} onClose={onClose}>
      <div className="grid gap-5">
        <dl>
          <Detail name="Approval">
            <Badge tone={approvals[approval].tone}>{approvals[approval].name}</Badge>
          </Detail>
          {reason && <Detail name="Reason">{reason}</Detail>}
          <Detail name="Looked at">{checkedAt ? momentWords(checkedAt) : 'Never'}</Detail>
          <Detail name="Language">{languages[language] ?? language}</Detail>
          <Detail name="Category">{spaced(category)}</Detail>
          <Detail name="Tells people of">{tells}</Detail>
          <Detail name="Over 30 days">
            {sent} sent, {failed} failed
          </Detail>
        </dl>
        <section aria-labelledby="template-preview">
          <h3 id="template-preview" className="mb-1 font-bold">
            With sample values
          </h3>
          <p className="whitespace-pre-line break-words rounded-lg rounded-tl-none bg-whatsapp/15 p-3">{preview}</p>
          {buttons.length > 0 && (
            <ul className="mt-1 grid gap-1">
              {buttons.map((title) => (
                <li key={title} className="rounded-lg bg-whatsapp/15 p-2 text-center font-semibold">
                  {title}
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </SidePanel>
  )
}
