import type { FileOfMessage } from '#db/queries/threads/files.ts'
import type { FileView } from '../../contracts/threads/files.ts'

export const fileView = (row: FileOfMessage): FileView => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  seconds: row.duration_ms === null ? null : row.duration_ms / 1000,
})
