import type { CallFailure } from '@sitewright/client'
import type { NamedFile } from '@sitewright/site'
import type { PictureRequests } from './picture-requests.ts'
import type { OnProgress } from './run-transfer.ts'

/** What became of pictures that were to be sent; the hashes of those that the account still lacks. */
export interface SendResult {
  sent: readonly string[]
  missing: readonly string[]
  /** Those of the missing that this device does not have either. */
  notHere: readonly string[]
  /** Why some were not sent; undefined where nothing failed. */
  failure?: CallFailure
}

interface SendOptions {
  requests: Pick<PictureRequests, 'findMissing' | 'send'>
  /** Reads a file of this browser. */
  read: (hash: string, width: number) => Promise<Uint8Array | undefined>
  signal: AbortSignal
  onProgress: OnProgress
}

/**
 * Sends the files of pictures that the account lacks, one by one. A picture that is refused does not keep the others
 * back; without an answer, or without space, nothing more is tried.
 */
export async function sendPictures(
  files: readonly NamedFile[],
  { requests, read, signal, onProgress }: SendOptions
): Promise<SendResult> {
  const asked = await requests.findMissing(files)
  if (!asked.ok) return { sent: [], missing: hashesOf(files), notHere: [], failure: asked.failure }
  const lacks = files.filter((file) =>
    asked.value.some(({ hash, width }) => hash === file.hash && width === file.width)
  )
  const missing = new Set(hashesOf(lacks))
  const notHere = new Set<string>()
  const failures: CallFailure[] = []
  const incomplete = new Set<string>()
  const pictures = missing.size
  onProgress(0, pictures)
  for (const [index, file] of lacks.entries()) {
    if (signal.aborted) break
    const bytes = await read(file.hash, file.width).catch(() => undefined)
    if (bytes === undefined) {
      notHere.add(file.hash)
      continue
    }
    const outcome = await requests.send(file, bytes.slice())
    if (!outcome.ok) {
      failures.push(outcome.failure)
      incomplete.add(file.hash)
      if (!isOfThisFile(outcome.failure)) break
    }
    const isLast = !lacks.slice(index + 1).some(({ hash }) => hash === file.hash)
    if (isLast && !notHere.has(file.hash) && !incomplete.has(file.hash)) missing.delete(file.hash)
    onProgress((index + 1) / lacks.length, pictures)
  }
  const [failure] = failures
  return {
    sent: hashesOf(lacks).filter((hash) => !missing.has(hash)),
    missing: [...missing],
    notHere: [...notHere],
    ...(failure && { failure })
  }
}

/** Whether a refusal is about the file, so that the next one may still be taken. */
function isOfThisFile({ code }: CallFailure): boolean {
  return ['picture.too-large', 'picture.unreadable', 'picture.wrong-hash'].includes(code)
}

function hashesOf(files: readonly NamedFile[]): string[] {
  return [...new Set(files.map(({ hash }) => hash))]
}
