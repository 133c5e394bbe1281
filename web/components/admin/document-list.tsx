import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DocumentView } from '#core/contracts/seller/joining.ts'
import { sizeText } from '#core/rules/files/files.ts'
import { documentKinds, documentNames } from '#core/rules/shops/uploads.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { linkLook } from '../styles.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** The papers of a shop side by side, each to be opened large; those that are missing are named. */
export const DocumentList = ({ documents }: { documents: readonly DocumentView[] }) => (
  <ul className="grid gap-3 sm:grid-cols-3">
    {documentKinds.map((kind) => (
      <li key={kind} className="grid content-start gap-1">
        <p className="font-semibold text-sm">{documentNames[kind]}</p>
        <PrintedDocument paper={documents.find((one) => one.kind === kind)} name={documentNames[kind]} />
      </li>
    ))}
  </ul>
)

function PrintedDocument({ paper, name }: { paper: DocumentView | undefined; name: string }) {
  const [isLarge, setIsLarge] = useState(false)
  if (!paper)
    return <p className="grid h-16 place-items-center rounded-lg bg-sunk text-ink-soft text-sm">Not there yet</p>
  return (
    <>
      <Content paper={paper} name={name} className="h-48" />
      <p className="break-all text-ink-soft text-sm">
        {paper.name}, {sizeText(paper.bytes)}, {dayOfInstant(paper.uploadedAt)}
      </p>
      <Button look="quiet" onClick={() => setIsLarge(true)}>
        Open large<span className="sr-only">: {name}</span>
      </Button>
      {isLarge && (
        <Dialog open wide onClose={() => setIsLarge(false)} title={name}>
          <Content paper={paper} name={name} className="h-[75dvh]" />
          <a href={`${paper.path}&save=`} download className={`${linkLook} mt-3 inline-block`}>
            Save {paper.name}
          </a>
        </Dialog>
      )}
    </>
  )
}

const box = 'w-full rounded-lg border border-line bg-sunk object-contain'

/** A picture as it is; a PDF in the browser's own reader, which takes it from memory since ours only ever saves it. */
function Content({ paper, name, className }: { paper: DocumentView; name: string; className: string }) {
  if (paper.type !== 'application/pdf') return <img src={paper.path} alt={name} className={`${box} ${className}`} />
  return <Pdf path={paper.path} name={name} className={className} />
}

function Pdf({ path, name, className }: { path: string; name: string; className: string }) {
  const { data, isError } = useQuery({
    queryKey: ['paper', path],
    queryFn: async ({ signal }) => {
      const answer = await fetch(path, { signal })
      if (!answer.ok) throw new Error(`the paper answers ${answer.status}`)
      return answer.blob()
    },
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  if (isError) return <p className={`${box} ${className} grid place-items-center p-3`}>Failed to load the document</p>
  return address ? (
    <iframe src={`${address}#toolbar=0&navpanes=0`} title={name} className={`${box} ${className}`} />
  ) : (
    <div aria-hidden className={`${box} ${className} animate-pulse`} />
  )
}
