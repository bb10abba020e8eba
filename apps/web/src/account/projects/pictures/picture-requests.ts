import type { PictureFileName, ProblemDetails } from '@sitewright/api'
import { savedPictureLimits } from '@sitewright/api/limits'
import { toCallFailure, type CallFailure, type CallOutcome, type ClientSession } from '@sitewright/client'
import type { NamedFile } from '@sitewright/site'
import { transferMessages } from './messages.ts'

/** The project whose pictures are meant. A project of the team has its own addresses, and its owner's space. */
export interface PicturesOf {
  id: string
  isOfTeam: boolean
}

type Bytes = Uint8Array<ArrayBuffer>
type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: CallFailure }

/** The requests about the files of pictures. */
export interface PictureRequests {
  findMissing: (files: readonly NamedFile[]) => Promise<Outcome<readonly PictureFileName[]>>
  send: (file: NamedFile, bytes: Bytes) => Promise<Outcome<undefined>>
  /** Undefined where the account does not have it. */
  fetch: (file: NamedFile) => Promise<Outcome<Bytes | undefined>>
}

const fallback = { refused: transferMessages.unanswered, unanswered: transferMessages.unanswered }

export function createPictureRequests(
  { call, fetch }: Pick<ClientSession, 'call' | 'fetch'>,
  { id, isOfTeam }: PicturesOf,
  signal: AbortSignal
): PictureRequests {
  const folder = isOfTeam ? `/api/team/projects/${id}/pictures` : '/api/saved-projects/pictures'
  const request = (file: NamedFile, body?: Bytes): Promise<Response> =>
    fetch(
      new Request(new URL(`${folder}/${file.hash}/${file.width}`, location.origin), {
        credentials: 'same-origin',
        signal,
        headers: { 'x-requested-with': 'sitewright', ...(body && { 'content-type': file.type }) },
        ...(body && { method: 'PUT', body })
      })
    )
  return {
    async findMissing(files) {
      const missing: PictureFileName[] = []
      for (let at = 0; at < files.length; at += savedPictureLimits.files) {
        const asked = files.slice(at, at + savedPictureLimits.files)
        const body = { files: asked.map(({ hash, width }) => ({ hash, width })) }
        const outcome = isOfTeam
          ? await call('POST /api/team/projects/{id}/pictures/missing', { path: { id }, body })
          : await call('POST /api/saved-projects/pictures/missing', { body })
        if (!outcome.ok) return failed(outcome)
        missing.push(...outcome.answer.missing)
      }
      return { ok: true, value: missing }
    },
    send: (file, bytes) =>
      answered(async () => {
        const response = await request(file, bytes)
        return response.ok ? { ok: true, value: undefined } : failed(await toOutcome(response))
      }),
    fetch: (file) =>
      answered(async () => {
        const response = await request(file)
        if (response.status === 404) return { ok: true, value: undefined }
        if (!response.ok) return failed(await toOutcome(response))
        return { ok: true, value: new Uint8Array(await response.arrayBuffer()) }
      })
  }
}

async function answered<Value>(ask: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await ask()
  } catch {
    return failed({ ok: false, status: 0, problem: null })
  }
}

type FailedOutcome = Extract<CallOutcome<unknown>, { ok: false }>

async function toOutcome(response: Response): Promise<FailedOutcome> {
  return { ok: false, status: response.status, problem: (await response.json()) as ProblemDetails }
}

function failed(outcome: FailedOutcome): { ok: false; failure: CallFailure } {
  return { ok: false, failure: toCallFailure(outcome, fallback) }
}
