/** Lifetime of an object URL after the click in ms: a browser may begin to read it later, of a large file much later. */
const urlLifetimeMs = 60_000

/** Downloads an address as a file of this name. */
export function downloadUrl(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Downloads content as a file of this name. */
export function downloadFile(name: string, content: string | Uint8Array): void {
  downloadBlob(name, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]))
}

/** Downloads a blob as a file of this name. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  downloadUrl(url, name)
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs)
}
