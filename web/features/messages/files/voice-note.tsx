import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { lengthText } from '#core/rules/files/files.ts'
import { Button } from '#web/components/ui/button.tsx'

type Props = { address: string; from: string; seconds: number | null }

/** Played here; nothing of it is fetched before that, so its length is what the server knows. */
export function VoiceNote({ address, from, seconds }: Props) {
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
