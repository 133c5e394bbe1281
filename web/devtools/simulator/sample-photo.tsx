import { useRef, useState } from 'react'
import { parseTyreSize, type TyreSize } from '#core/rules/tyres/tyre-size.ts'
import { Sidewall } from '#web/components/tyres/sidewall.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { dataUrl } from './base64.ts'
import { Sheet } from './sheet.tsx'

export type Photo = { contentType: 'image/jpeg' | 'image/png' | 'image/webp'; base64: string }
type Props = { onSend: (photo: Photo) => void; onClose: () => void }

const samples = [
  ['205/55R16', '91V'],
  ['265/65R17', '112S'],
  ['225/45R18', '95Y'],
] as const

/** A picture of a tyre to send: one of our drawings, or a file of this device. */
export function PhotoSheet({ onSend, onClose }: Props) {
  const [problem, setProblem] = useState('')
  const take = (making: Promise<Photo>) =>
    making.then(onSend).catch(() => setProblem('This picture could not be read. Choose another one.'))
  return (
    <Sheet title="Send a photo" onClose={onClose}>
      <div className="grid grid-cols-3 gap-2 p-4">
        {samples.map(([code, service]) => (
          <Sample key={code} code={code} service={service} onTake={take} />
        ))}
      </div>
      <label className="mx-4 mb-4 flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-line-strong px-4 font-medium focus-within:outline-3 focus-within:outline-(--focus) hover:bg-sunk">
        Choose a file
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) take(photoOf(file))
          }}
        />
      </label>
      <p role="alert" className="px-4 pb-4 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </Sheet>
  )
}

function Sample({
  code,
  service,
  onTake,
}: {
  code: string
  service: string
  onTake: (making: Promise<Photo>) => void
}) {
  const box = useRef<HTMLButtonElement>(null)
  const parsed = parseTyreSize(code)
  const size: TyreSize | undefined = parsed?.kind === 'single' ? parsed.size : undefined
  const send = () => {
    const drawing = box.current?.querySelector('svg')
    if (drawing) onTake(photoOf(drawing))
  }
  return (
    <Button ref={box} onClick={send} className="pressable rounded-lg p-1 hover:bg-sunk">
      {size && <Sidewall size={size} service={service} className="w-full" title={`A tyre marked ${code} ${service}`} />}
      <span className="block pt-1 text-sm tabular-nums">{code}</span>
    </Button>
  )
}

const longestSide = 1280

async function photoOf(source: File | SVGSVGElement): Promise<Photo> {
  const image = new Image()
  image.src =
    source instanceof File ? await dataUrl(source) : `data:image/svg+xml,${encodeURIComponent(standalone(source))}`
  await image.decode()
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#d9d4c8'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { contentType: 'image/jpeg', base64: canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '' }
}

/** The drawing with its colours written out, since a picture knows nothing of the page around it. */
function standalone(drawing: SVGSVGElement): string {
  const colours = getComputedStyle(document.documentElement)
  const text = new XMLSerializer()
    .serializeToString(drawing)
    .replace(/var\((--[a-z-]+)\)/g, (_, name: string) => colours.getPropertyValue(name).trim())
  return text.replace('<svg ', '<svg width="800" height="800" font-family="sans-serif" font-weight="800" ')
}
