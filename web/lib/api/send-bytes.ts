import { ApiError } from './call.ts'

const unreachable = 'We could not reach the server. Check your connection and try again.'
const failed = 'Something went wrong. Please try again.'

/** Puts a file at an address of ours; says how much of it has gone out, which fetch cannot. Throws ApiError. */
export function sendBytes<Answer>(
  path: string,
  file: File,
  { onProgress, signal }: { onProgress?(part: number): void; signal?: AbortSignal } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiError(0, 'UNREACHABLE', unreachable))
    request.open('POST', `${path}?name=${encodeURIComponent(file.name)}`)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = fail
    request.ontimeout = fail
    request.onload = () => {
      const { status, response } = request
      if (status === 201) resolve(response)
      else reject(new ApiError(status, response?.code ?? 'FAILED', response?.message ?? failed))
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
