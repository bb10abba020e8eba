/** What a check worker is asked: a zip, or files; and whether to repair. */
export type CheckJob =
  | { kind: 'zip'; bytes: Uint8Array; fix: boolean }
  | {
      kind: 'files'
      files: readonly { path: string; content: string; encoding: 'utf8' | 'base64' }[]
      fix: boolean
    }

/** What it answers: the report as JSON text, or why the zip could not be read. */
export type CheckOutcome = { ok: true; report: string } | { ok: false; path: string; message: string }
