import type { CallOutcome, ClientSession } from '@sitewright/client'
import { fileNameOf } from './file-name-of.ts'
import { requestMessages } from './messages.ts'
import { answerOrThrow, StepUpCancelled } from './request-error.ts'
import type { StepUp } from './step-up.ts'
import { downloadBlob } from '../ui/download.ts'

/** A file of the server: the path of a GET, or of a POST with its body. */
export interface ServerFile {
  path: string
  body?: object
}

/** Fetches a file of the server, with step-up where it asks for that, and saves it; returns its name. */
export async function downloadFromServer(
  { session, stepUp }: { session: Pick<ClientSession, 'fetch'>; stepUp: StepUp },
  file: ServerFile
): Promise<string> {
  const outcome = await stepUp.send(() => fetchFile(session, file))
  if (outcome === undefined) throw new StepUpCancelled()
  const { name, blob } = answerOrThrow(outcome)
  downloadBlob(name, blob)
  return name
}

async function fetchFile(
  { fetch }: Pick<ClientSession, 'fetch'>,
  { path, body }: ServerFile
): Promise<CallOutcome<{ name: string; blob: Blob }>> {
  try {
    const response = await fetch(
      new Request(new URL(path, location.origin), {
        credentials: 'same-origin',
        headers: {
          'x-requested-with': 'sitewright',
          ...(body && { 'content-type': 'application/json' })
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) })
      })
    )
    if (!response.ok) return { ok: false, status: response.status, problem: (await response.json()) as never }
    return { ok: true, answer: { name: fileNameOf(response), blob: await readWhole(response) } }
  } catch (error) {
    if (error instanceof BrokenDownload) throw error
    return { ok: false, status: 0, problem: null }
  }
}

/** The connection broke in the middle of a file. */
class BrokenDownload extends Error {}

async function readWhole(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch {
    throw new BrokenDownload(requestMessages.brokenOff)
  }
}
