import { useEffect, useRef, useState } from 'react'
import { lengthText } from '#core/rules/files/files.ts'

/** WhatsApp plays the first two; the last, which every other browser writes, is played on the page. */
const kinds = [
  { type: 'audio/ogg;codecs=opus', ending: 'ogg' },
  { type: 'audio/mp4;codecs=mp4a.40.2', ending: 'm4a' },
  { type: 'audio/webm;codecs=opus', ending: 'webm' },
]
/** A voice note that is longer ends by itself. */
export const MAX_SECONDS = 300

type Recording = { recorder: MediaRecorder; isWanted: boolean }

const kindHere = () =>
  typeof MediaRecorder === 'undefined' || !navigator.mediaDevices
    ? undefined
    : kinds.find(({ type }) => MediaRecorder.isTypeSupported(type))

/** Why there is no recording, by the name of the browser's error. */
const problems: Readonly<Record<string, string>> = {
  NotAllowedError:
    'This site may not use the microphone. Allow it beside the address of the page, and press the microphone again; or write, or attach a voice note.',
  NotFoundError: 'No microphone was found. You can write, or attach a voice note.',
}
const OTHERWISE = 'The microphone could not be used. Another app may have it.'

/** Records a voice note and gives it as a file. `canRecord` is false where the browser cannot. */
export function useRecorder(onRecorded: (file: File) => void) {
  const [seconds, setSeconds] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const now = useRef<Recording>(undefined)
  const isAsking = useRef(false)
  const kind = kindHere()
  const isGone = useEndWithPage(now)
  useSeconds(seconds !== undefined, setSeconds)
  // What is attached when it ends stands beside what was attached meanwhile.
  const give = useRef(onRecorded)
  useEffect(() => {
    give.current = onRecorded
  })

  const stop = (isWanted: boolean) => now.current && end(now.current, isWanted)
  const isFull = seconds !== undefined && seconds >= MAX_SECONDS
  useEffect(() => {
    if (isFull && now.current) end(now.current, true)
  }, [isFull])

  const start = async () => {
    if (!kind || now.current || isAsking.current) return
    isAsking.current = true
    setProblem(undefined)
    let stream: MediaStream | undefined
    try {
      const given = await navigator.mediaDevices.getUserMedia({ audio: true })
      stream = given
      if (isGone.current) return letGo(given)
      const recorder = new MediaRecorder(given, { mimeType: kind.type })
      const parts: Blob[] = []
      const recording = { recorder, isWanted: false }
      recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data))
      recorder.addEventListener('stop', () => {
        now.current = undefined
        letGo(given)
        setSeconds(undefined)
        if (recording.isWanted) give.current(new File(parts, `Voice note.${kind.ending}`, { type: kind.type }))
      })
      recorder.start()
      now.current = recording
      setSeconds(0)
    } catch (error) {
      if (stream) letGo(stream)
      setProblem((error instanceof Error && problems[error.name]) || OTHERWISE)
    } finally {
      isAsking.current = false
    }
  }
  return {
    canRecord: kind !== undefined,
    /** How long it is by now, as '0:07'; undefined while nothing is recorded. */
    length: seconds === undefined ? undefined : lengthText(seconds),
    problem,
    start: () => void start(),
    finish: () => stop(true),
    discard: () => stop(false),
  }
}

function end(recording: Recording, isWanted: boolean): void {
  if (recording.recorder.state === 'inactive') return
  recording.isWanted = isWanted
  recording.recorder.stop()
}

export type Recorder = ReturnType<typeof useRecorder>

/** The sign of the microphone in the browser's bar goes out. */
const letGo = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

function useSeconds(isRunning: boolean, set: (next: (before: number | undefined) => number | undefined) => void): void {
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => set((before) => (before === undefined ? undefined : before + 1)), 1000)
    return () => clearInterval(timer)
  }, [isRunning, set])
}

/** Who leaves the conversation is not recorded further. True once they are gone. */
function useEndWithPage(now: { readonly current: Recording | undefined }): { readonly current: boolean } {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      if (now.current) end(now.current, false)
    }
  }, [now])
  return isGone
}
