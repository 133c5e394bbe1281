import { FileText, Mic } from 'lucide-react'
import { useState } from 'react'
import type { WriteOnPhone } from '#core/contracts/devtools/simulator.ts'
import { Button } from '#web/components/ui/button.tsx'
import { base64Of } from './base64.ts'
import { sampleVoice } from './sample-voice.ts'
import { Sheet } from './sheet.tsx'

type Media = NonNullable<WriteOnPhone['media']>
type Props = { onSend: (media: Media) => void; onClose: () => void }

const MAX_BYTES = 5_000_000

/** A voice note to send: silence of some length, or a recording of this device. */
export const VoiceSheet = ({ onSend, onClose }: Props) => (
  <Sheet title="Send a voice note" onClose={onClose}>
    <div className="grid grid-cols-3 gap-2 p-4">
      {[3, 12, 75].map((seconds) => (
        <SampleButton
          key={seconds}
          Icon={Mic}
          label={`${seconds} s of silence`}
          onPress={() =>
            void base64Of(sampleVoice(seconds)).then((base64) => onSend({ contentType: 'audio/ogg', base64 }))
          }
        />
      ))}
    </div>
    <OwnFile contentType="audio/ogg" accept="audio/ogg" onSend={onSend} />
  </Sheet>
)

/** A document to send: a made-up quotation, or a PDF of this device. */
export const DocumentSheet = ({ onSend, onClose }: Props) => (
  <Sheet title="Send a document" onClose={onClose}>
    <div className="grid p-4">
      <SampleButton
        Icon={FileText}
        label="A quotation of one page (PDF)"
        onPress={() => onSend({ contentType: 'application/pdf', base64: btoa(samplePdf) })}
      />
    </div>
    <OwnFile contentType="application/pdf" accept="application/pdf" onSend={onSend} />
  </Sheet>
)

type SampleProps = { Icon: typeof Mic; label: string; onPress: () => void }

const SampleButton = ({ Icon, label, onPress }: SampleProps) => (
  <Button
    onClick={onPress}
    className="pressable grid min-h-11 justify-items-center gap-1 rounded-lg p-3 text-sm ring-1 ring-line hover:bg-sunk"
  >
    <Icon aria-hidden size={22} />
    {label}
  </Button>
)

type OwnProps = { contentType: Media['contentType']; accept: string; onSend: Props['onSend'] }

function OwnFile({ contentType, accept, onSend }: OwnProps) {
  const [problem, setProblem] = useState('')
  const take = (file: File) => {
    if (file.size > MAX_BYTES) return setProblem('A file can be up to 5 MB here. Choose another one.')
    base64Of(file).then(
      (base64) => onSend({ contentType, base64 }),
      () => setProblem('This file could not be read. Choose another one.'),
    )
  }
  return (
    <>
      <label className="mx-4 mb-4 flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-line-strong px-4 font-medium focus-within:outline-3 focus-within:outline-(--focus) hover:bg-sunk">
        Choose a file
        <input
          type="file"
          accept={accept}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) take(file)
          }}
        />
      </label>
      <p role="alert" className="px-4 pb-4 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </>
  )
}

const words = 'BT /F1 18 Tf 60 760 Td (Quotation: 4 x 205/55R16 91V, fitted) Tj ET'
const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  `<</Length ${words.length}>>\nstream\n${words}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]
const samplePdf = `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R/Size 6>>\n%%EOF\n`
