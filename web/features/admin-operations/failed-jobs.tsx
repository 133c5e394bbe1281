import { useState } from 'react'
import type { FailedJobView } from '#core/contracts/admin/operations.ts'
import { type JobName, jobNames } from '#core/rules/operations/job-names.ts'
import { AddressSelect } from '#web/components/console/address-select.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { Detail, SidePanel } from '#web/components/console/side-panel.tsx'
import { dangerButton, quietButton, strongButton } from '#web/components/styles.ts'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Empty, Failed } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast } from '#web/lib/toast.ts'
import { jobName } from './job-words.ts'

const columns: readonly Column<FailedJobView>[] = [
  { id: 'name', head: 'Job', onCard: 'title', cell: ({ name }) => jobName(name) },
  {
    id: 'reason',
    head: 'Reason',
    onCard: 'words',
    cell: ({ reason }) => <span className="break-words">{reason}</span>,
  },
  { id: 'attempts', head: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
  {
    id: 'failed',
    head: 'Failed',
    onCard: 'aside',
    cell: ({ failedAt }) => (failedAt ? momentWords(failedAt) : 'not known'),
  },
]

const reads = ['GET /admin/operations/jobs', 'GET /admin/operations'] as const
const saysWhy = { onFailed: ({ message }: { message: string }) => toast({ type: 'error', title: message }) }

/** Jobs that failed for good. Their rows stay, so most have been made good by a sweep. */
export function FailedJobsList() {
  const { params, go } = useAddress()
  const name = jobNames.find((one) => one === params.get('job'))
  const page = Math.max(1, Math.min(999, Number(params.get('page')) || 1))
  const query = { ...(name && { name }), ...(page > 1 && { page }) }
  const read = useRead('GET /admin/operations/jobs', { query }, { every: 30_000, keepsPrevious: true })
  const retry = useRetry()
  const open = read.data?.jobs.find(({ id }) => id === params.get('open'))
  if (read.error && !read.data)
    return <Failed title={read.error.message} onRetry={() => void read.refetch()} retrying={read.isFetching} />
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <AddressSelect
          label="Job"
          name="job"
          choices={[['', 'All jobs'], ...jobNames.map((one) => [one, jobName(one)] as const)]}
        />
        {name && (read.data?.jobs.length ?? 0) > 0 && <RetryAll name={name} />}
      </div>
      <ConsoleList
        label="Failed jobs"
        columns={columns}
        rows={read.data?.jobs}
        isStale={read.isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={({ name, id }) => `${jobName(name)} ${id}`}
        open={open?.id}
        onOpen={({ id }) => go({ open: id })}
        act={({ id }) => (
          <button type="button" className={quietButton} onClick={() => retry.mutate({ params: { id } })}>
            Try again
          </button>
        )}
        empty={<Empty title="No job has failed." />}
      />
      {(page > 1 || read.data?.hasMore) && (
        <nav aria-label="Pages" className="flex gap-2">
          <button
            type="button"
            className={quietButton}
            disabled={page <= 1}
            onClick={() => go({ page: page > 2 ? String(page - 1) : undefined })}
          >
            Newer
          </button>
          <button
            type="button"
            className={quietButton}
            disabled={!read.data?.hasMore}
            onClick={() => go({ page: String(page + 1) })}
          >
            Older
          </button>
        </nav>
      )}
      {open && <JobPanel job={open} onClose={() => go({ open: undefined })} />}
    </>
  )
}

const useRetry = () =>
  useAdminSend('POST /admin/operations/jobs/:id/retry', {
    ...saysWhy,
    invalidates: reads,
    onDone: () => toast({ type: 'success', title: 'It is tried again' }),
  })

function RetryAll({ name }: { name: JobName }) {
  const all = useAdminSend('POST /admin/operations/jobs/retry', {
    ...saysWhy,
    invalidates: reads,
    onDone: ({ jobs }) =>
      toast({ type: 'success', title: jobs === 1 ? '1 job is tried again' : `${jobs} jobs are tried again` }),
  })
  return (
    <button
      type="button"
      className={strongButton}
      disabled={all.isPending}
      onClick={() => all.mutate({ body: { name } })}
    >
      Try all of these again
    </button>
  )
}

function JobPanel({ job, onClose }: { job: FailedJobView; onClose(): void }) {
  const [isDropping, setIsDropping] = useState(false)
  const retry = useRetry()
  const drop = useAdminSend('DELETE /admin/operations/jobs/:id', { ...saysWhy, invalidates: reads, onDone: onClose })
  const params = { id: job.id }
  return (
    <SidePanel
      title={`${jobName(job.name)}, job ${job.id}`}
      onClose={onClose}
      footer={
        <>
          <button type="button" className={strongButton} onClick={() => retry.mutate({ params })}>
            Try again
          </button>
          <button type="button" className={dangerButton} onClick={() => setIsDropping(true)}>
            Drop
          </button>
        </>
      }
    >
      <dl>
        {Object.entries(job.ids).map(([name, id]) => (
          <Detail key={name} name={name}>
            {id}
          </Detail>
        ))}
        <Detail name="Attempts">{job.attempts}</Detail>
        <Detail name="Failed">{job.failedAt ? momentWords(job.failedAt) : 'not known'}</Detail>
        <Detail name="Reason">{job.reason}</Detail>
      </dl>
      <Confirm
        open={isDropping}
        title="Drop this job?"
        yes="Drop it"
        destroys
        busy={drop.isPending}
        onYes={() => {
          setIsDropping(false)
          drop.mutate({ params })
        }}
        onNo={() => setIsDropping(false)}
      >
        Its row stays: a sweep still does what is left to do.
      </Confirm>
    </SidePanel>
  )
}
