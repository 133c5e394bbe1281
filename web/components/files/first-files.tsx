import { Paperclip } from 'lucide-react'
import { AttachButton } from './attach-button.tsx'
import { FilesPlace } from './files-place.ts'
import { UploadRow } from './upload-row.tsx'
import { type Uploads, useUploads } from './use-uploads.ts'

/** The files of a first message, which has no conversation yet; kept under this name. */
export function useFirstFiles(name: string) {
  const uploads = useUploads(name, 'loose')
  const ids = uploads.uploads.flatMap(({ view }) => view?.id ?? [])
  return {
    ...uploads,
    /** What the request says of them. */
    sent: ids.length > 0 ? { files: ids } : {},
    /** One of them is still on its way, or could not be taken. */
    isOpen: uploads.uploads.length > 0 && !uploads.isReady,
  }
}

export const FirstFiles = ({ files }: { files: Uploads }) => (
  <FilesPlace value="loose">
    <div>
      <UploadRow {...files} />
      <AttachButton onChoose={files.add}>
        <Paperclip aria-hidden size={20} /> Add photos, a PDF or a voice note
      </AttachButton>
    </div>
  </FilesPlace>
)
