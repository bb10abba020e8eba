import { fileType } from '@sitewright/project'

const probe = 8192

/** Decodes UTF-8; bytes that are none stay bytes. A byte order mark stays; a rule reports it. */
export function decode(path: string, content: string | Uint8Array): string | Uint8Array {
  if (typeof content === 'string') return content
  const type = fileType(path)
  if (type === 'image' || type === 'font' || content.subarray(0, probe).includes(0)) return content
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    return content
  }
}
