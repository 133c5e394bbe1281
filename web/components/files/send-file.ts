import type { FileView } from '#core/contracts/threads/files.ts'
import { ApiError } from '#web/lib/api/call.ts'

/** Puts a file into the conversation; says how much of it has gone out, which fetch cannot. Throws ApiError. */
export function sendFile(
  place: string,
  file: File,
  { onProgress, signal }: { onProgress(part: number): void; signal: AbortSignal },
): Promise<FileView> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () =>
      reject(new ApiError(0, 'UNREACHABLE', 'We could not reach the server. Check your connection and try again.'))
    request.open('POST', `${place}?name=${encodeURIComponent(file.name)}`)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = fail
    request.ontimeout = fail
    request.onload = () => {
      const { status, response } = request
      if (status === 201) resolve(response)
      else
        reject(
          new ApiError(
            status,
            response?.code ?? 'FAILED',
            response?.message ?? 'Something went wrong. Please try again.',
          ),
        )
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
