import { Link } from 'react-router-dom'
import type { ReportDetail } from '#core/contracts/admin/reports.ts'
import { reportReasonNames } from '#core/rules/messages/report-reasons.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { Badge } from '../../components/console/badge.tsx'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { linkLook } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice, Spinner } from '../../components/ui/states.tsx'
import { ReportActs } from './report-acts.tsx'
import { aboutNames, outcomeNames, timesWords } from './words.ts'

/** `onNext`: to the report that waits next; undefined if none does. */
type Props = { id: string; onNext: (() => void) | undefined; onClose(): void }

/** What was reported, with as much around it as a decision needs. */
export function ReportPanel({ id, onNext, onClose }: Props) {
  const { data, error } = useRead('GET /admin/reports/:id', { params: { id } })
  return (
    <SidePanel
      title={data ? `${aboutNames[data.about]}: ${data.subject}` : 'Report'}
      onClose={onClose}
      wide
      footer={
        (onNext || (data && data.acts.length > 0)) && (
          <>
            {data && data.acts.length > 0 && <ReportActs report={data} />}
            {onNext && (
              <Button look="quiet" className="ml-auto" onClick={onNext}>
                Next report
              </Button>
            )}
          </>
        )
      }
    >
      {data ? (
        <Facts report={data} />
      ) : error ? (
        <Notice tone="error">{error.message}</Notice>
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </SidePanel>
  )
}

const Facts = ({ report }: { report: ReportDetail }) => (
  <div className="grid gap-4">
    <p className="flex flex-wrap gap-2">
      <Badge tone="warning">{reportReasonNames[report.reason]}</Badge>
      {report.outcome && <Badge tone="quiet">{outcomeNames[report.outcome]}</Badge>}
      {report.blocked && <Badge tone="bad">Blocked</Badge>}
    </p>
    {report.review && <Review review={report.review} />}
    {report.said.length > 0 && <Said report={report} />}
    <dl>
      <Detail name="Reported by">
        {report.reporter.name}
        {report.reporter.guest && ', a guest'}
        {report.reporterTimesBefore > 0 && `, who reported ${timesWords(report.reporterTimesBefore)}`}
      </Detail>
      <Detail name="When">{momentWords(report.createdAt)}</Detail>
      <Detail name="In their words">
        <span className="whitespace-pre-line">{report.words}</span>{' '}
        <Link to={`/admin/support?thread=${report.answerThreadId}`} className={linkLook}>
          Write to them
        </Link>
      </Detail>
      <Detail name="Reported before">{report.timesBefore === 0 ? 'Never' : timesWords(report.timesBefore)}</Detail>
      {report.shopStanding && (
        <Detail name="Shop">
          <a href={`/business/${report.shopStanding.slug}`} target="_blank" rel="noreferrer" className={linkLook}>
            {report.shop}
            <span className="sr-only"> in a new tab</span>
          </a>
          , {report.shopStanding.status}
        </Detail>
      )}
      {report.decidedAt && (
        <Detail name="Decided">
          {momentWords(report.decidedAt)}
          {report.decidedBy && ` by ${report.decidedBy}`}
        </Detail>
      )}
    </dl>
  </div>
)

const Review = ({ review: { stars, comment, answer, hidden } }: { review: NonNullable<ReportDetail['review']> }) => (
  <section aria-label="The review" className="rounded-lg bg-sunk p-4">
    <p className="font-semibold">
      {stars} of 5 stars{hidden && ', hidden'}
    </p>
    <p className="mt-1 whitespace-pre-line break-words">{comment || 'Without words'}</p>
    {answer && (
      <p className="mt-2 whitespace-pre-line break-words text-ink-soft">
        <span className="font-medium">The shop answered:</span> {answer}
      </p>
    )}
  </section>
)

const Said = ({ report: { said } }: { report: ReportDetail }) => (
  <section aria-labelledby="said">
    <h3 id="said" className="mb-1 font-semibold">
      The last words before the report
    </h3>
    <ol className="grid gap-2 rounded-lg bg-sunk p-4">
      {said.map(({ name, words, at, byReported }) => (
        <li key={`${at} ${words}`} className={byReported ? 'border-danger border-l-4 pl-3' : 'pl-4'}>
          <p className="text-sm">
            <span className="font-semibold">{name}</span>{' '}
            {byReported && <span className="font-medium text-danger">(reported)</span>}{' '}
            <time dateTime={at} className="text-ink-soft">
              {momentWords(at)}
            </time>
          </p>
          <p className="whitespace-pre-line break-words">{words}</p>
        </li>
      ))}
    </ol>
  </section>
)
