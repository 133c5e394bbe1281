import { useState } from 'react'
import type { UnrecognisedDetail } from '#core/contracts/admin/language.ts'
import { isOfShop, isWantName, wantNames } from '#core/rules/understanding/wants.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { SelectField } from '../../components/ui/field.tsx'
import { Failed, Spinner } from '../../components/ui/states.tsx'
import { askedWords, dayWords, labelWords, languageWords, saidBy, spaced, tookForWords } from './words.ts'

/** The ways in which something was said, and what its writers want. */
export function UnrecognisedPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { data, error, refetch, isFetching } = useRead('GET /admin/understanding/:id', { params: { id } })
  if (data) return <Judging detail={data} onClose={onClose} />
  return (
    <SidePanel title="What people said" onClose={onClose}>
      {error ? (
        <Failed title="Failed to load these words" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </Failed>
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </SidePanel>
  )
}

function Judging({ detail: { group, examples }, onClose }: { detail: UnrecognisedDetail; onClose(): void }) {
  const said = examples.find(({ meant }) => meant !== null && isWantName(meant))?.meant
  const [label, setLabel] = useState<string>(group.label ?? said ?? '')
  const save = useAdminSend('PATCH /admin/understanding/:id', {
    invalidates: ['GET /admin/understanding', 'GET /admin/understanding/:id'],
    onDone: () => {
      toast({ type: 'success', title: `Labelled: ${spaced(label)}` })
      onClose()
    },
    onFailed: toastError,
  })
  return (
    <SidePanel
      title={group.words}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          disabled={!isWantName(label)}
          busy={save.isPending && 'Saving...'}
          onClick={() =>
            isWantName(label) && save.mutate({ params: { id: group.id }, body: { state: 'labelled', label } })
          }
        >
          Label
        </Button>
      }
    >
      <div className="grid gap-5">
        <LabelField label={label} speaker={group.speaker} onChange={setLabel} />
        <dl>
          <Detail name="Said">
            {group.times} {group.times === 1 ? 'time' : 'times'}, last on {dayWords(group.lastOn)}
          </Detail>
          <Detail name="By">{saidBy(group)}</Detail>
          <Detail name="Language">{languageWords(group.language)}</Detail>
        </dl>
        <section aria-label="How it was said" className="grid gap-2">
          <h3 className="font-bold">How it was said</h3>
          <ul className="grid gap-2">
            {examples.map(({ words, asked, tookFor, meant, times }) => (
              <li key={`${asked} ${words}`} className="rounded-lg bg-sunk px-3 py-2">
                <p className="break-words font-medium">{words}</p>
                <p className="text-ink-soft text-sm">
                  {times}× · asked: {askedWords(asked)} · taken for: {tookForWords(tookFor)}
                  {meant && ` · they meant: ${spaced(meant)}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SidePanel>
  )
}

type LabelProps = { label: string; speaker: 'driver' | 'shop'; onChange(label: string): void }

const LabelField = ({ label, speaker, onChange }: LabelProps) => (
  <SelectField
    label="They want"
    hint={labelWords(label) || 'Labelled messages go into the next corpus file'}
    value={label}
    onChange={({ target }) => onChange(target.value)}
  >
    <option value="">Choose what they want</option>
    {wantNames
      .filter((name) => speaker === 'shop' || !isOfShop(name))
      .map((name) => (
        <option key={name} value={name}>
          {spaced(name)}
        </option>
      ))}
  </SelectField>
)
