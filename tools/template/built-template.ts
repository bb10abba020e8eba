// The template as the build left it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { templateFromJson, type Template } from '../../packages/generator/src/index.ts'
import { root } from '../root.ts'

export function builtTemplate(): Template {
  return templateFromJson(JSON.parse(readFileSync(join(root, 'build/templates/react.json'), 'utf8')))
}
