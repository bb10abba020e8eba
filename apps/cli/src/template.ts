import { readFileSync } from 'node:fs'
import type { FrameworkId } from '@sitewright/catalog'
import { templateFromJson, type Template } from '@sitewright/generator'
import { exitCodes, failure } from './outcome.ts'

/** The build folder, from the sources or from the bundle inside it. */
const built = new URL(import.meta.url.endsWith('.ts') ? '../../../build/' : '../', import.meta.url)

/** Loads the template of a framework from the build. Synchronously in one call: a promise would read it in chunks. */
export function readTemplate(framework: FrameworkId): Template {
  return templateFromJson(JSON.parse(readContent(new URL(`templates/${framework}.json`, built))))
}

function readContent(address: URL): string {
  try {
    return readFileSync(address, 'utf8')
  } catch {
    throw failure(exitCodes.problems, 'cli.not-built')
  }
}
