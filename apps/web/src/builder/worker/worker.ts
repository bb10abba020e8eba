import {
  buildProject,
  generate,
  readPictureFiles,
  templateFromJson,
  type Template
} from '@sitewright/generator'
import { toProject, type File } from '@sitewright/project'
import { check, readFiles, readZip, validate, type Intake } from '@sitewright/validator'
import type { Site } from '@sitewright/site'
import { getPictureFile } from '../pictures/picture-store.ts'
import type { ListedFile, Request, Response } from './protocol.ts'

const templates = new Map<string, Promise<Template>>()

async function fetchTemplate(framework: string): Promise<Template> {
  const response = await fetch(`/templates/${framework}.json`)
  if (!response.ok)
    throw new Error(`The template could not be loaded (status ${response.status}). Check the connection.`)
  return templateFromJson(await response.json())
}

/** The template of a framework, loaded once; a failed load is tried again with the next job. */
function getTemplate(framework: string): Promise<Template> {
  const known = templates.get(framework)
  if (known) return known
  const loading = fetchTemplate(framework).catch((error: unknown) => {
    templates.delete(framework)
    throw error
  })
  templates.set(framework, loading)
  return loading
}

function requireFiles(read: Intake): File[] {
  if (!read.ok) throw new Error(read.message)
  return [...read.project.values()]
}

/** A result, with the buffers in it that are transferred instead of copied. */
interface Result {
  value: unknown
  transfer?: Transferable[]
}

async function build({
  id,
  site,
  validate: validating
}: Extract<Request, { kind: 'build' }>): Promise<Result> {
  const { files, report, zip } = await buildProject(site, await getTemplate(site.selectedFramework), {
    ...(validating && { validate }),
    pictures: { get: getPictureFile },
    onPhase: (phase) => post({ id, kind: 'phase', phase })
  })
  const packed = zip()
  return { value: { files, report, zip: packed }, transfer: [packed.buffer] }
}

/** Loads what finishes a site with the first one: nothing else needs it. */
async function finish({ id, site, files }: Extract<Request, { kind: 'finish' }>): Promise<Result> {
  const { finishZip } = await import('./finish-zip.ts')
  const template = await getTemplate(site.selectedFramework)
  const value = await finishZip(site, files, template, (phase) => post({ id, kind: 'phase', phase }))
  return { value, transfer: [value.zip.buffer] }
}

async function listFiles(site: Site): Promise<ListedFile[]> {
  const template = await getTemplate(site.selectedFramework)
  const project = generate(site, template, await readPictureFiles(site, { get: getPictureFile }))
  const encoder = new TextEncoder()
  return [...project.values()].map(({ path, content }) => ({
    path,
    bytes: typeof content === 'string' ? encoder.encode(content).length : content.length
  }))
}

async function work(request: Request): Promise<Result> {
  switch (request.kind) {
    case 'build':
      return build(request)
    case 'finish':
      return finish(request)
    case 'list':
      return { value: await listFiles(request.site) }
    case 'validate':
      return { value: await validate(request.files, request.framework) }
    case 'check':
      return { value: await check(toProject(request.files)) }
    case 'intake':
      return { value: requireFiles(readFiles(request.entries)) }
    case 'unzip':
      return { value: requireFiles(readZip(request.bytes)) }
  }
}

function post(response: Response, transfer: Transferable[] = []): void {
  postMessage(response, { transfer })
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const { id } = data
  work(data).then(
    ({ value, transfer }) => post({ id, kind: 'done', value }, transfer),
    (error: unknown) =>
      post({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  )
})
