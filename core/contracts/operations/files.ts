import { MOST_FILE_BYTES } from '#core/rules/files/files.ts'
import { Problem } from '../problem.ts'
import { FileOfGuest, FileOfThread, FileQuery, FileView, LooseFile } from '../threads/files.ts'
import { GuestToken, ThreadId } from '../threads.ts'
import { FileName, file, type Operations } from './operation.ts'

const takes = {
  types: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf',
    'audio/ogg',
    'audio/mpeg',
    'audio/mp4',
    'audio/aac',
    'audio/webm',
  ],
  maxBytes: MOST_FILE_BYTES,
} as const
const gives = ['image/jpeg', 'image/webp', ...takes.types.slice(3)]
const failures = { 404: Problem, 500: Problem } as const

/** Files of conversations. Loose ones are for a first message, or of a ready reply. */
export const filesOperations = {
  'POST /threads/:id/files': {
    params: ThreadId,
    query: FileName,
    takes,
    responses: { 201: FileView, 403: Problem, ...failures },
  },
  'GET /threads/:id/files/:file': {
    params: FileOfThread,
    query: FileQuery,
    gives,
    responses: { 200: file, 404: Problem },
  },
  'POST /guest-threads/:token/files': {
    params: GuestToken,
    query: FileName,
    takes,
    responses: { 201: FileView, ...failures },
  },
  'GET /guest-threads/:token/files/:file': {
    params: FileOfGuest,
    query: FileQuery,
    gives,
    responses: { 200: file, 404: Problem },
  },
  'POST /loose-files': { query: FileName, takes, responses: { 201: FileView, 500: Problem } },
  'GET /loose-files/:file': {
    params: LooseFile,
    query: FileQuery,
    gives,
    responses: { 200: file, 404: Problem },
  },
} satisfies Operations
