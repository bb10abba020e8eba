import { readFile } from 'node:fs/promises'
import type { FrameworkId } from '@sitewright/catalog'
import { templateFromJson, type Template } from '@sitewright/generator'
import { exitCodes, failure } from './outcome.ts'

/** The template of a framework, as the build left it. */
export async function readTemplate(framework: FrameworkId): Promise<Template> {
  const address = new URL(`../../../build/templates/${framework}.json`, import.meta.url)
  const content = await readFile(address, 'utf8').catch(() => {
    throw failure(exitCodes.problems, 'cli.not-built')
  })
  return templateFromJson(JSON.parse(content))
}
