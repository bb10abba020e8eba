import type { File } from '@sitewright/project'

/** Bytes as people read them: 1 KB is 1000 bytes. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The size of a file. */
export function sizeText({ content }: File): string {
  return bytesText(typeof content === 'string' ? new TextEncoder().encode(content).length : content.length)
}
