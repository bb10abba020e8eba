import type { CallOutcome, ClientSession } from '@sitewright/client'
import { fileNameOf } from './file-name-of.ts'
import { answerOrThrow, StepUpCancelled } from './request-error.ts'
import type { StepUp } from './step-up.ts'
import { downloadBlob } from '../ui/download.ts'

/** Fetches a file of the server, with step-up where it asks for that, and saves it; returns its name. */
export async function downloadFromServer(
  { session, stepUp }: { session: Pick<ClientSession, 'fetch'>; stepUp: StepUp },
  path: string
): Promise<string> {
  const outcome = await stepUp.send(() => fetchFile(session, path))
  if (outcome === undefined) throw new StepUpCancelled()
  const { name, blob } = answerOrThrow(outcome)
  downloadBlob(name, blob)
  return name
}

async function fetchFile(
  { fetch }: Pick<ClientSession, 'fetch'>,
  path: string
): Promise<CallOutcome<{ name: string; blob: Blob }>> {
  try {
    const response = await fetch(
      new Request(new URL(path, location.origin), {
        credentials: 'same-origin',
        headers: { 'x-requested-with': 'sitewright' }
      })
    )
    if (!response.ok) return { ok: false, status: response.status, problem: (await response.json()) as never }
    return { ok: true, answer: { name: fileNameOf(response), blob: await response.blob() } }
  } catch {
    return { ok: false, status: 0, problem: null }
  }
}
