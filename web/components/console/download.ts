/** Gives the text or picture to the person as a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), SOON_MS)
}

/** By then the browser has taken it. */
const SOON_MS = 10_000
