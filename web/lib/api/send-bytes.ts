import type { FileKey, OperationAnswer, OperationInput } from '#core/contracts/operations.ts'
import { AS_ACCOUNT } from '#core/rules/website/as-account.ts'
import { addressOf, type Input } from './address-of.ts'
import { ApiError } from './call.ts'

type Options = {
  /** From 0 to 1, how much has gone out, which fetch does not tell. */
  onProgress?(part: number): void
  signal?: AbortSignal
  /** The account that the page shows: another one, or nobody, is refused. It is never left out. */
  as: string | undefined
}

/** As `call` for a file, and tells how far it is. Throws ApiError; after an abort it never ends. */
export function sendBytes<K extends FileKey>(
  key: K,
  input: OperationInput<K>,
  options: Options,
): Promise<OperationAnswer<K>>
export function sendBytes(key: FileKey, input: Input, { onProgress, signal, as }: Options): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () =>
      reject(new ApiError(0, 'UNREACHABLE', 'We could not reach the server. Check your connection and try again.'))
    request.open('POST', addressOf(key, input))
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    if (as) request.setRequestHeader(AS_ACCOUNT, as)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = fail
    request.ontimeout = fail
    request.onload = () => {
      const { status, response } = request
      if (status === 201) resolve(response)
      else {
        const { code = 'FAILED', message = 'Something went wrong. Please try again.' } = response ?? {}
        reject(new ApiError(status, code, message))
      }
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(input.file)
  })
}
