/** Puts a text on the clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Hands an address over as a file. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Hands content over as a file. */
export function saveText(name: string, content: string | Uint8Array): void {
  const address = URL.createObjectURL(
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
  )
  saveAddress(address, name)
  URL.revokeObjectURL(address)
}
