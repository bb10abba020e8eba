import { parentPort } from 'node:worker_threads'
import { ApiError, checkRequestSchema } from '@sitewright/api'
import type { File } from '@sitewright/project'
import { check, readFiles, readZip, repair, type Intake, type Report } from '@sitewright/validator'
import { parseJson, parseRequest } from '@sitewright/kernel/http'
import type { CheckJob, CheckOutcome } from './check-job.ts'

function readProject({ kind, bytes }: CheckJob): Intake {
  if (kind === 'zip') return readZip(bytes)
  const { files } = parseRequest(checkRequestSchema, parseJson(bytes))
  return readFiles(
    files.map(({ path, content, encoding }) => ({
      path,
      content: encoding === 'base64' ? new Uint8Array(Buffer.from(content, 'base64')) : content
    }))
  )
}

/** A project file as JSON. */
function toPortableFile({ path, content }: File): {
  path: string
  content: string
  encoding: 'utf8' | 'base64'
} {
  if (typeof content === 'string') return { path, content, encoding: 'utf8' }
  return { path, content: Buffer.from(content).toString('base64'), encoding: 'base64' }
}

/** The report; with a repair, the files that it changed or made come along. */
function toReportJson(
  { fixedFiles, ...rest }: Report,
  before: ReadonlyMap<string, File>,
  fix: boolean
): string {
  const changed = fixedFiles.filter(({ path, content }) => before.get(path)?.content !== content)
  return JSON.stringify(fix ? { ...rest, fixedFiles: changed.map(toPortableFile) } : rest)
}

async function runCheckJob(job: CheckJob): Promise<CheckOutcome> {
  try {
    const taken = readProject(job)
    if (!taken.ok) return { ok: false, code: 'zip.invalid', details: [{ path: '', message: taken.message }] }
    const report = job.fix ? await repair(taken.project) : await check(taken.project)
    return { ok: true, report: toReportJson(report, taken.project, job.fix) }
  } catch (error) {
    // Expected errors are returned as values: a thrown ApiError loses its code and details between threads.
    if (!(error instanceof ApiError)) throw error
    return { ok: false, code: error.code, details: error.details }
  }
}

parentPort?.once(
  'message',
  (job: CheckJob) => void runCheckJob(job).then((outcome) => parentPort?.postMessage(outcome))
)
