import { readFileSync } from 'node:fs'
import type { FrameworkId } from '@sitewright/catalog'
import { templateFromJson, type Template } from '@sitewright/generator'
import { exitCodes, failure } from './outcome.ts'

/** The folder of what was built, from the sources or from the bundle, which stands in it. */
const built = new URL(import.meta.url.endsWith('.ts') ? '../../../build/' : '../', import.meta.url)

/** The template of a framework, as the build left it. Read in one call: a promise reads it piece by piece. */
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
