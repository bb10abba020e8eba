import { readFile } from 'node:fs/promises'
import type { FrameworkId } from '@sitewright/catalog'
import { templateFromJson, type Template } from '@sitewright/generator'
import { exitCodes, failure } from './outcome.ts'

/** The folder of what was built, from the sources or from the bundle, which stands in it. */
const built = new URL(import.meta.url.endsWith('.ts') ? '../../../build/' : '../', import.meta.url)

/** The template of a framework, as the build left it. */
export async function readTemplate(framework: FrameworkId): Promise<Template> {
  const address = new URL(`templates/${framework}.json`, built)
  const content = await readFile(address, 'utf8').catch(() => {
    throw failure(exitCodes.problems, 'cli.not-built')
  })
  return templateFromJson(JSON.parse(content))
}
