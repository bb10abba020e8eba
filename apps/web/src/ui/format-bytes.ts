/** Formats a size in bytes; 1 KB is 1000 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The size of a content in bytes. */
export function byteLengthOf({ content }: { content: string | Uint8Array }): number {
  return typeof content === 'string' ? new TextEncoder().encode(content).length : content.length
}
