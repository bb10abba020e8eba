// A template as the build left it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { templateFromJson, type Template } from '../../packages/generator/src/index.ts'
import { root } from '../root.ts'
import { leadFramework } from './frameworks.ts'

const read = new Map<FrameworkId, Template>()

export function builtTemplate(framework: FrameworkId = leadFramework): Template {
  const known = read.get(framework)
  if (known !== undefined) return known
  const path = join(root, 'build/templates', `${framework}.json`)
  const template = templateFromJson(JSON.parse(readFileSync(path, 'utf8')))
  read.set(framework, template)
  return template
}
