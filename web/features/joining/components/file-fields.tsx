import { FileText, ImagePlus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { DocumentKind } from '#core/contracts/seller/joining.ts'
import { sizeText } from '#core/rules/files/files.ts'
import { DOCUMENT_TYPES, documentKinds, documentNames, LOGO_TYPES } from '#core/rules/shops/uploads.ts'
import { FieldError } from '#web/components/ui/field.tsx'
import { type ApplicationFiles, documentProblem } from '../application-files.ts'

const picker =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-line-strong border-dashed bg-surface px-3 py-2 hover:bg-sunk focus-within:outline-2 focus-within:outline-offset-2'

type LogoProps = { file: File | undefined; error: string | undefined; onChoose(file: File | undefined): void }

/** The logo, shown as it is chosen. */
export function LogoField({ file, error, onChoose }: LogoProps) {
  const id = useId()
  const preview = usePreview(file)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        Business logo
      </label>
      <div className={picker}>
        {preview ? (
          <img src={preview} alt="" className="size-16 shrink-0 rounded-lg bg-white object-contain" />
        ) : (
          <ImagePlus aria-hidden size={24} className="shrink-0 text-ink-soft" />
        )}
        <input
          id={id}
          type="file"
          accept={LOGO_TYPES.join(',')}
          className="min-w-0 grow cursor-pointer text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-lg file:border file:border-line-strong file:bg-surface file:px-3 file:font-semibold file:text-ink"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      </div>
      <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
        JPEG, PNG or WebP under 5 MB. We make it 600 x 600 pixels.
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

type DocumentsProps = { files: ApplicationFiles; onChoose(chosen: ApplicationFiles): void }

/** The papers that speed an approval up. */
export const DocumentFields = ({ files, onChoose }: DocumentsProps) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-3">
    <legend className="mb-1 font-semibold">
      Documents <span className="font-normal text-ink-soft">(optional, you can add them later)</span>
    </legend>
    {documentKinds.map((kind) => (
      <DocumentField key={kind} kind={kind} file={files[kind]} onChoose={(file) => onChoose({ [kind]: file })} />
    ))}
    <p className="text-ink-soft text-sm">Only you and the people who approve shops can open them.</p>
  </fieldset>
)

type DocumentProps = { kind: DocumentKind; file: File | undefined; onChoose(file: File | undefined): void }

function DocumentField({ kind, file, onChoose }: DocumentProps) {
  const id = useId()
  const [error, setError] = useState<string>()
  const choose = (chosen: File | undefined) => {
    const said = chosen && documentProblem(chosen)
    setError(said)
    onChoose(said ? undefined : chosen)
  }
  return (
    <div>
      <label htmlFor={id} className={picker}>
        <FileText aria-hidden size={24} className="shrink-0 text-ink-soft" />
        <span className="min-w-0 grow">
          <span className="block font-medium">{documentNames[kind]}</span>
          <span className="block break-words text-ink-soft text-sm">
            {file ? `${file.name}, ${sizeText(file.size)}` : 'PDF or picture, under 10 MB'}
          </span>
        </span>
        <span className="font-semibold underline">{file ? 'Change' : 'Choose'}</span>
        <input
          id={id}
          type="file"
          accept={DOCUMENT_TYPES.join(',')}
          className="sr-only"
          aria-describedby={`${id}-error`}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
