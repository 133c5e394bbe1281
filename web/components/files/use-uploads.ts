import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FileView } from '#core/contracts/threads/messages.ts'
import { MAX_FILE_BYTES, MAX_FILES, sizeText } from '#core/rules/files/files.ts'
import { newKey } from '#web/lib/api/new-key.ts'
import { useDraft } from '#web/lib/drafts/use-draft.ts'
import { accountShown } from '#web/lib/session-news.ts'
import { type FilesOf, sendFile } from './files-place.ts'

/** A file that goes out with the message that is being written. */
export type Upload = {
  key: string
  name: string
  /** From 0 to 1. */
  part: number
  view?: FileView | undefined
  problem?: string | undefined
}

/**
 * The files beside the words of a draft: sent to the server as they are chosen, and there again after a reload. `given`
 * are those that it begins with.
 */
export function useUploads(name: string, place: FilesOf | undefined, given?: readonly FileView[]) {
  const client = useQueryClient()
  const { found, keep } = useDraft(`files:${name}`)
  const [uploads, setUploads] = useState<readonly Upload[]>(() => keptIn(found ?? given))
  const [isFull, setFull] = useState(false)
  const files = useRef(new Map<string, Chosen>())
  useKept(uploads, keep)
  useEndWithPage(files)
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const begin = (key: string) => {
    const chosen = files.current.get(key)
    if (!chosen || !place) return
    change(key, { part: 0, problem: undefined })
    send(client, place, chosen, (part) => change(key, { part })).then(
      (view) => change(key, { view, part: 1 }),
      (error: Error) => change(key, { problem: error.message }),
    )
  }
  const add = (chosen: readonly File[]) => {
    const free = MAX_FILES - uploads.length
    const taken = chosen.slice(0, Math.max(0, free)).map((file) => ({ file, key: newKey() }))
    setUploads((all) => [
      ...all,
      ...taken.map(({ file, key }) => ({ key, name: file.name, part: 0, ...tooLarge(file) })),
    ])
    for (const { file, key } of taken) {
      if (file.size > MAX_FILE_BYTES) continue
      files.current.set(key, { file, end: new AbortController() })
      begin(key)
    }
    setFull(chosen.length > free)
  }
  return {
    uploads,
    /** More were chosen than a message takes. */
    isFull,
    isReady: uploads.length > 0 && uploads.every(({ view }) => view !== undefined),
    add,
    /** Attaches files that are on the server already. */
    take: (views: readonly FileView[]) => {
      setUploads((all) => [...all, ...keptIn(views)].slice(0, MAX_FILES))
      setFull(uploads.length + views.length > MAX_FILES)
    },
    retry: begin,
    canRetry: (key: string) => files.current.has(key),
    remove: (key: string) => {
      files.current.get(key)?.end.abort()
      files.current.delete(key)
      setFull(false)
      setUploads((all) => all.filter((one) => one.key !== key))
    },
    clear: () => {
      keep(undefined)
      setUploads([])
      setFull(false)
    },
  }
}

type Chosen = { file: File; end: AbortController }

const send = (client: QueryClient, place: FilesOf, { file, end }: Chosen, onProgress: (part: number) => void) =>
  sendFile(place, file, { signal: end.signal, onProgress, as: accountShown(client) })

function useKept(uploads: readonly Upload[], keep: (files: readonly FileView[] | undefined) => void): void {
  useEffect(() => {
    const ready = uploads.flatMap(({ view }) => view ?? [])
    keep(ready.length > 0 ? ready : undefined)
  }, [uploads, keep])
}

/** What is still under way when the page goes ends with it. */
function useEndWithPage(files: RefObject<ReadonlyMap<string, { end: AbortController }>>): void {
  useEffect(() => {
    const { current } = files
    return () => {
      for (const { end } of current.values()) end.abort()
    }
  }, [files])
}
export type Uploads = ReturnType<typeof useUploads>

const tooLarge = ({ size }: File): Pick<Upload, 'problem'> =>
  size > MAX_FILE_BYTES ? { problem: `${sizeText(size)} is too much: a file can be up to 10 MB` } : {}

const keptIn = (found: unknown): readonly Upload[] =>
  Array.isArray(found)
    ? found
        .filter((view): view is FileView => typeof view?.id === 'string' && typeof view.name === 'string')
        .map((view) => ({ key: view.id, name: view.name, part: 1, view }))
    : []
