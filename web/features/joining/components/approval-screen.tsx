import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ApplicationView, DocumentKind, DocumentView } from '#core/contracts/seller/joining.ts'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import { sizeText } from '#core/rules/files/files.ts'
import { DOCUMENT_TYPES, documentKinds, documentNames } from '#core/rules/shops/uploads.ts'
import { useChosenShop } from '#web/components/business/chosen-shop.ts'
import { Badge, type Tone } from '#web/components/console/badge.tsx'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { card, linkLook, primaryButton, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/field.tsx'
import { Empty, Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { sendBytes } from '#web/lib/api/send-bytes.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend, useSendWith } from '#web/lib/api/use-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { documentProblem } from '../application-files.ts'
import { Checklist } from './checklist.tsx'

/** What each status is called, and what it means for the shop's people. */
const standings: Record<BusinessStatus, { name: string; tone: Tone; says: string }> = {
  pending: {
    name: 'Pending Verification',
    tone: 'warning',
    says: 'Awaiting admin approval. Drivers cannot see the shop yet; everything else works already.',
  },
  active: { name: 'Verified', tone: 'calm', says: 'Visible to customers.' },
  inactive: { name: 'Inactive', tone: 'bad', says: 'Not approved.' },
  blocked: {
    name: 'Blocked',
    tone: 'bad',
    says: 'Hidden from customers. Please talk to us if you think it is a mistake.',
  },
  unpublished: { name: 'Unpublished', tone: 'quiet', says: 'Temporarily hidden.' },
}

/** How the approval of the chosen shop stands, and what is missing for it. */
export function ApprovalScreen() {
  const { chosen, areKnown } = useChosenShop()
  const read = useRead('GET /shops/:shopId/application', chosen ? { params: { shopId: chosen.id } } : null, {
    onFocus: true,
  })
  const { data } = read
  return (
    <ConsolePage
      title="Approval"
      about={chosen ? `What drivers need to see ${chosen.name}` : undefined}
      actions={data && <Badge tone={standings[data.status].tone}>{standings[data.status].name}</Badge>}
    >
      {areKnown && !chosen ? (
        <Empty title="No business found for this user.">
          <Link to="/business/signup" className={primaryButton}>
            Put a shop forward
          </Link>
        </Empty>
      ) : read.error && !data ? (
        <Failed title="Failed to load business data" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : data ? (
        <Standing application={data} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </ConsolePage>
  )
}

const Standing = ({ application }: { application: ApplicationView }) => (
  <>
    <Said application={application} />
    <div className={`grid items-start gap-4 ${application.role === 'owner' ? 'xl:grid-cols-2' : ''}`}>
      <Checklist application={application} />
      {application.role === 'owner' && <Documents application={application} />}
    </div>
  </>
)

/** What we said of it, and what the owner can do about it. */
function Said({ application }: { application: ApplicationView }) {
  const { status, rejectionReason, moreAsked, shop } = application
  if (status === 'inactive')
    return (
      <Notice tone="error">
        <p className="font-bold">Inactive: we could not approve {shop.name}.</p>
        {rejectionReason && <p className="mt-1 whitespace-pre-line text-ink">{rejectionReason}</p>}
        <Again application={application} words="Correct and resubmit" />
      </Notice>
    )
  if (moreAsked && status === 'pending')
    return (
      <Notice tone="warning">
        <p className="font-bold">We need a little more before we can approve {shop.name}.</p>
        <p className="mt-1 whitespace-pre-line text-ink">{moreAsked}</p>
        <Again application={application} words="It is there now" />
      </Notice>
    )
  return <Notice tone={status === 'blocked' ? 'error' : 'info'}>{standings[status].says}</Notice>
}

function Again({ application: { shop, role }, words }: { application: ApplicationView; words: string }) {
  const sending = useSend('POST /shops/:shopId/application/resubmit', {
    invalidates: ['GET /shops/:shopId/application'],
    onDone: () => toast({ type: 'success', title: 'Sent in again', message: 'We look at it and tell you.' }),
    onFailed: toastError,
  })
  if (role !== 'owner') return <p className="mt-2 text-ink">An owner of the shop can send it in again.</p>
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Link to={`/business/profile?shop=${shop.slug}`} className={quietButton}>
        Edit the profile
      </Link>
      <Button
        look="primary"
        busy={sending.isPending && 'Sending...'}
        onClick={() => sending.mutate({ params: { shopId: shop.id } })}
      >
        {words}
      </Button>
    </div>
  )
}

/** The papers that admins look at. */
const Documents = ({ application: { shop, documents } }: { application: ApplicationView }) => (
  <section className={`${card} p-5`} aria-labelledby="documents">
    <h2 id="documents" className="font-bold text-lg">
      Documents
    </h2>
    <p className="text-ink-soft text-sm">Only owners of the shop and the people who approve shops can open them.</p>
    <ul className="mt-2 divide-y divide-line">
      {documentKinds.map((kind) => (
        <PrintedDocument key={kind} shopId={shop.id} kind={kind} paper={documents.find((one) => one.kind === kind)} />
      ))}
    </ul>
  </section>
)

type DocumentProps = { shopId: string; kind: DocumentKind; paper: DocumentView | undefined }

function PrintedDocument({ shopId, kind, paper }: DocumentProps) {
  const id = useId()
  const { said, part, isSending, choose } = useUpload(shopId, kind)
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium">{documentNames[kind]}</p>
          {paper ? (
            <a href={paper.path} download className={`${linkLook} break-all text-sm`}>
              {paper.name}, {sizeText(paper.bytes)}
            </a>
          ) : (
            <p className="text-ink-soft text-sm">PDF or picture, under 10 MB</p>
          )}
        </div>
        <label htmlFor={id} className={`${quietButton} cursor-pointer focus-within:outline-2`}>
          {isSending ? `Uploading... ${Math.round(part * 100)}%` : paper ? 'Replace' : 'Upload'}
          <span className="sr-only"> {documentNames[kind]}</span>
          <input
            id={id}
            type="file"
            accept={DOCUMENT_TYPES.join(',')}
            className="sr-only"
            disabled={isSending}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
      </div>
      <FieldError id={`${id}-error`}>{said}</FieldError>
    </li>
  )
}

function useUpload(shopId: string, kind: DocumentKind) {
  const [part, setPart] = useState(0)
  const [wrong, setWrong] = useState<string>()
  const sending = useSendWith(
    (file: File, { as }) =>
      sendBytes(
        'POST /shops/:shopId/documents/:kind',
        { params: { shopId, kind }, query: { name: file.name }, file },
        { onProgress: setPart, as },
      ),
    { invalidates: ['GET /shops/:shopId/application'] },
  )
  const choose = (file: File | undefined) => {
    if (!file) return
    const problem = documentProblem(file)
    setWrong(problem)
    setPart(0)
    if (!problem) sending.mutate(file)
  }
  return { said: wrong ?? sending.error?.message, part, isSending: sending.isPending, choose }
}
