import { parentPort, workerData } from 'node:worker_threads'
import type { File } from '@sitewright/project'
import { check, readFiles, readZip, repair, type Intake, type Report } from '@sitewright/validator'
import type { CheckJob, CheckOutcome } from './check-job.ts'

function intake(job: CheckJob): Intake {
  if (job.kind === 'zip') return readZip(job.bytes)
  return readFiles(
    job.files.map(({ path, content, encoding }) => ({
      path,
      content: encoding === 'base64' ? new Uint8Array(Buffer.from(content, 'base64')) : content
    }))
  )
}

/** A file as it travels in JSON. */
function portable({ path, content }: File): { path: string; content: string; encoding: 'utf8' | 'base64' } {
  if (typeof content === 'string') return { path, content, encoding: 'utf8' }
  return { path, content: Buffer.from(content).toString('base64'), encoding: 'base64' }
}

/** The report; with a repair, the files that it changed or made come along. */
function answerOf(
  { fixedFiles, ...report }: Report,
  before: ReadonlyMap<string, File>,
  fix: boolean
): string {
  const changed = fixedFiles.filter(({ path, content }) => before.get(path)?.content !== content)
  return JSON.stringify(fix ? { ...report, fixedFiles: changed.map(portable) } : report)
}

async function answer(job: CheckJob): Promise<CheckOutcome> {
  const taken = intake(job)
  if (!taken.ok) return { ok: false, path: '', message: taken.message }
  const report = job.fix ? await repair(taken.project) : await check(taken.project)
  return { ok: true, report: answerOf(report, taken.project, job.fix) }
}

parentPort?.postMessage(await answer(workerData as CheckJob))
