import { CircleAlert, Clock, FileText, Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FileView } from '#core/contracts/threads/messages.ts'
import { fileWords, lengthText, sizeText } from '#core/rules/files/files.ts'
import { later } from '#web/lib/code/later.tsx'
import { type FilesOf, fileAddress, useFilesPlace } from '../../../components/files/files-place.ts'
import { Button } from '../../../components/ui/button.tsx'

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

type VoiceNoteProps = { address: string; from: string; seconds: number | null }

/** Played here; nothing of it is fetched before that, so its length is what the server knows. */
function VoiceNote({ address, from, seconds }: VoiceNoteProps) {
  const sound = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [problem, setProblem] = useState(false)
  const toggle = () => {
    const { current } = sound
    if (!current) return
    setProblem(false)
    if (isPlaying) current.pause()
    else void current.play().catch(() => setProblem(true))
  }
  const move = (to: number) => {
    if (sound.current) sound.current.currentTime = to
    setAt(to)
  }
  const Icon = isPlaying ? Pause : Play
  return (
    <div className="flex w-64 max-w-full items-center gap-2 rounded-xl bg-surface py-0.5 pr-3 pl-0.5">
      {/* biome-ignore lint/a11y/useMediaCaption: what somebody says in a voice note stands nowhere in writing */}
      <audio
        ref={sound}
        preload="none"
        src={address}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
      <Button
        aria-label={`${isPlaying ? 'Pause' : 'Play'} the voice note from ${from}`}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
        onClick={toggle}
      >
        <Icon aria-hidden size={20} className="fill-current" />
      </Button>
      {problem ? (
        <span role="alert" className="text-danger text-sm">
          It could not be played
        </span>
      ) : (
        <>
          {seconds !== null && <Place at={at} of={seconds} onMove={move} />}
          <span className="shrink-0 text-ink-soft text-sm tabular-nums">
            {seconds === null || at > 0 ? lengthText(at) : lengthText(seconds)}
          </span>
        </>
      )}
    </div>
  )
}

const Place = ({ at, of, onMove }: { at: number; of: number; onMove(to: number): void }) => (
  <input
    type="range"
    aria-label="Place in the voice note"
    aria-valuetext={`${lengthText(at)} of ${lengthText(of)}`}
    min={0}
    max={of}
    step={0.1}
    value={Math.min(at, of)}
    onChange={({ target }) => onMove(Number(target.value))}
    className="h-11 min-w-0 grow accent-ink"
  />
)
