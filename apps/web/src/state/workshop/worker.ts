import { generate, templateFromJson, zipOf, type Template } from '@sitewright/generator'
import { projectOf, type File } from '@sitewright/project'
import { check, readFiles, readZip, validate, type Intake } from '@sitewright/validator'
import type { Request, Response } from './protocol.ts'

const templates = new Map<string, Promise<Template>>()

async function fetchTemplate(framework: string): Promise<Template> {
  const response = await fetch(`/templates/${framework}.json`)
  if (!response.ok)
    throw new Error(`The template could not be loaded (status ${response.status}). Check the connection.`)
  return templateFromJson(await response.json())
}

/** The template of a framework, loaded once; a failed load is tried again with the next job. */
function templateOf(framework: string): Promise<Template> {
  const known = templates.get(framework)
  if (known) return known
  const loading = fetchTemplate(framework).catch((error: unknown) => {
    templates.delete(framework)
    throw error
  })
  templates.set(framework, loading)
  return loading
}

function filesOf(read: Intake): File[] {
  if (!read.ok) throw new Error(read.message)
  return [...read.project.values()]
}

async function work(request: Request): Promise<unknown> {
  switch (request.kind) {
    case 'generate':
      return [...generate(request.site, await templateOf(request.site.selectedFramework)).values()]
    case 'validate':
      return validate(request.files, request.framework)
    case 'check':
      return check(projectOf(request.files))
    case 'intake':
      return filesOf(readFiles(request.entries))
    case 'zip':
      return zipOf(projectOf(request.files), request.folder)
    case 'unzip':
      return filesOf(readZip(request.bytes))
  }
}

function answer(response: Response): void {
  postMessage(response)
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  work(data).then(
    (value) => answer({ id: data.id, ok: true, value }),
    (error: unknown) =>
      answer({ id: data.id, ok: false, message: error instanceof Error ? error.message : String(error) })
  )
})
