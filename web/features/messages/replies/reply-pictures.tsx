import type { FileView } from '#core/contracts/threads/messages.ts'
import { fileAddress } from '../../../components/files/files-place.ts'

/** The pictures of a ready reply, small. */
export const ReplyPictures = ({ files }: { files: readonly FileView[] }) =>
  files.length > 0 && (
    <span className="mt-1 flex gap-1">
      {files.map(({ id, name }) => (
        <img
          key={id}
          src={fileAddress('loose', id, { form: 'small' })}
          alt={name}
          loading="lazy"
          className="size-10 rounded-lg object-cover"
        />
      ))}
    </span>
  )
