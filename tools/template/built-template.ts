// A template as the build left it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { templateFromJson, type Template } from '../../packages/generator/src/index.ts'
import { root } from '../root.ts'
import { leadFramework } from './frameworks.ts'

export function builtTemplate(framework: FrameworkId = leadFramework): Template {
  const path = join(root, 'build/templates', `${framework}.json`)
  return templateFromJson(JSON.parse(readFileSync(path, 'utf8')))
}
