import { useId, useState } from 'react'
import type { ApplicationView, DocumentKind, DocumentView } from '#core/contracts/seller/joining.ts'
import { sizeText } from '#core/rules/files/files.ts'
import { DOCUMENT_TYPES, documentKinds, documentNames } from '#core/rules/shops/uploads.ts'
import { card, linkLook, quietButton } from '#web/components/styles.ts'
import { FieldError } from '#web/components/ui/field.tsx'
import { sendBytes } from '#web/lib/api/send-bytes.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { documentProblem } from '../application-files.ts'

/** The papers that admins look at. */
export const Documents = ({ application: { shop, documents } }: { application: ApplicationView }) => (
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
