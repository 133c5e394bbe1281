import { CircleAlert, Clock, FileText } from 'lucide-react'
import { useState } from 'react'
import type { FileView } from '#core/contracts/threads/files.ts'
import { fileWords, sizeText } from '#core/rules/files/files.ts'
import { later } from '#web/lib/code/later.tsx'
import { type FilesOf, fileAddress, useFilesPlace } from '../../../components/files/files-place.ts'
import { Button } from '../../../components/ui/button.tsx'
import { VoiceNote } from './voice-note.tsx'

const PictureViewer = later(() => import('./picture-viewer.tsx'))

type Props = { files: readonly FileView[]; threadId: string; from: string }

/** The files of a message: pictures small, documents to save, voice notes to play. */
export function Attachments({ files, threadId, from }: Props) {
  const place = useFilesPlace() ?? { id: threadId }
  const [open, setOpen] = useState<number>()
  if (files.length === 0) return null
  const pictures = files.filter(({ kind, state }) => kind === 'picture' && state === 'ready')
  return (
    <div className="my-1 flex flex-col gap-1.5">
      {pictures.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {pictures.map((picture, at) => (
            <Button
              key={picture.id}
              aria-label={`Open the photo from ${from}${pictures.length > 1 ? `, ${at + 1} of ${pictures.length}` : ''}`}
              onClick={() => setOpen(at)}
              onPointerEnter={PictureViewer.fetch}
              className="overflow-hidden rounded-xl bg-surface"
            >
              <img
                src={fileAddress(place, picture.id, { form: 'small' })}
                alt={`From ${from}`}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                loading="lazy"
                className={pictures.length > 1 ? 'size-28 object-cover' : 'h-auto max-h-64 w-auto max-w-full'}
              />
            </Button>
          ))}
        </div>
      )}
      {files
        .filter((file) => !pictures.includes(file))
        .map((file) => (
          <Other key={file.id} file={file} place={place} from={from} />
        ))}
      {open !== undefined && (
        <PictureViewer
          pictures={pictures.map(({ id, width, height, name }) => ({
            src: fileAddress(place, id),
            save: fileAddress(place, id, { save: '1' }),
            alt: `From ${from}`,
            name,
            width: width ?? 0,
            height: height ?? 0,
          }))}
          at={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

type OtherProps = { file: FileView; place: FilesOf; from: string }

function Other({ file: { id, kind, state, name, bytes, seconds }, place, from }: OtherProps) {
  if (state !== 'ready') return <Missing kind={kind} state={state} />
  if (kind === 'voice') return <VoiceNote address={fileAddress(place, id)} from={from} seconds={seconds} />
  return (
    <a
      href={fileAddress(place, id, { save: '1' })}
      download={name}
      className="flex min-h-12 items-center gap-2 rounded-xl bg-surface px-3 py-1.5 hover:bg-paper"
    >
      <FileText aria-hidden size={22} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 leading-tight">
        <span className="block truncate font-semibold text-sm">{name}</span>
        <span className="block text-ink-soft text-xs">PDF · {sizeText(bytes)}</span>
      </span>
    </a>
  )
}

/** A file from WhatsApp that is on its way, or that cannot be shown. */
const Missing = ({ kind, state }: Pick<FileView, 'kind' | 'state'>) => (
  <p className="flex items-center gap-2 rounded-xl bg-surface px-3 py-2 text-ink-soft text-sm">
    {state === 'pending' ? <Clock aria-hidden size={18} /> : <CircleAlert aria-hidden size={18} />}
    {state === 'pending'
      ? `${fileWords[kind]} on its way`
      : `${fileWords[kind]} that could not be shown. Ask for it again, as a photo, a PDF or a voice note up to 10 MB.`}
  </p>
)
