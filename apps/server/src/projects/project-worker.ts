import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { ApiError } from '@sitewright/api'
import type { FrameworkId } from '@sitewright/catalog'
import { templateFromJson, type Template } from '@sitewright/generator'
import { parseJson } from '@sitewright/kernel/http'
import type { ProjectJob, ProjectOutcome } from './project-job.ts'
import { adviseBusiness, createProject } from './projects.usecases.ts'

const { templatesFolder } = workerData as { templatesFolder: string }
const templates = new Map<FrameworkId, Template>()

function readTemplate(framework: FrameworkId): Template {
  const known = templates.get(framework)
  if (known !== undefined) return known
  const text = readFileSync(join(templatesFolder, `${framework}.json`), 'utf8')
  const template = templateFromJson(JSON.parse(text))
  templates.set(framework, template)
  return template
}

function parseObject(bytes: Uint8Array): Record<string, unknown> {
  const body = parseJson(bytes, { values: Infinity, depth: Infinity })
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>
  throw new ApiError('request.invalid', [
    { path: '', message: 'The body is not a JSON object. Send one, as GET /api/site shows.' }
  ])
}

async function runJob({ kind, bytes }: ProjectJob): Promise<ProjectOutcome> {
  switch (kind) {
    case 'parse':
      return { ok: true, kind, value: parseJson(bytes) }
    case 'advise':
      return { ok: true, kind, analysis: JSON.stringify(adviseBusiness(parseObject(bytes))) }
    case 'create': {
      const { fileName, zip } = await createProject(parseObject(bytes), readTemplate)
      return { ok: true, kind, fileName, zip }
    }
  }
}

/** Expected errors are returned as values: a thrown ApiError loses its code and details between threads. */
async function runProjectJob(job: ProjectJob): Promise<ProjectOutcome> {
  try {
    return await runJob(job)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, code: error.code, details: error.details }
  }
}

parentPort?.on('message', async (job: ProjectJob) => {
  const outcome = await runProjectJob(job)
  parentPort?.postMessage(outcome, outcome.ok && outcome.kind === 'create' ? [outcome.zip.buffer] : [])
})
