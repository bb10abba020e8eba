import { parentPort, workerData } from 'node:worker_threads'
import { file, projectOf, type Project } from '@sitewright/project'
import { check, readZip, repair, reportJson } from '@sitewright/validator'
import type { CheckJob, CheckOutcome } from './check-job.ts'

function intake(
  job: CheckJob
): { ok: true; project: Project } | { ok: false; path: string; message: string } {
  if (job.kind === 'zip') {
    const result = readZip(job.bytes)
    return result.ok ? result : { ok: false, path: '', message: result.message }
  }
  const files = job.files.map(({ path, content, encoding }) =>
    file(path, encoding === 'base64' ? new Uint8Array(Buffer.from(content, 'base64')) : content)
  )
  return { ok: true, project: projectOf(files) }
}

async function answer(job: CheckJob): Promise<CheckOutcome> {
  const taken = intake(job)
  if (!taken.ok) return taken
  const report = job.fix ? await repair(taken.project) : await check(taken.project)
  return { ok: true, report: reportJson(report) }
}

parentPort?.postMessage(await answer(workerData as CheckJob))
