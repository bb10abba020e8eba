import { file, type File } from '@sitewright/project'
import { json } from '../../formats/json.ts'
import type { GenerationPlan } from '../../generation-plan.ts'

/** The manifest of the folder that a host takes as a function by itself. */
export function functionPackage(
  { name }: GenerationPlan,
  dependencies: Readonly<Record<string, string>> = {}
): File {
  return file(
    'message/package.json',
    json({
      name: `${name}-message`,
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: '22' },
      dependencies
    })
  )
}
