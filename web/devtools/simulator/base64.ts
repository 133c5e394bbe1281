/** What the bytes are in base64. */
export const base64Of = async (bytes: Blob | Uint8Array<ArrayBuffer>): Promise<string> =>
  (await dataUrl(bytes instanceof Blob ? bytes : new Blob([bytes]))).split(',')[1] ?? ''

export const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
