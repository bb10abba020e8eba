import { file, type File } from '@sitewright/project'
import { json } from '../formats/json.ts'
import type { GenerationPlan } from '../generation-plan.ts'

/** jsconfig.json of a JavaScript project: what editors read in place of tsconfig.json. */
export function jsconfig({ adapter, site }: GenerationPlan): File[] {
  if (site.typescript || adapter.jsconfig === undefined) return []
  const { compilerOptions: own, ...rest } = adapter.jsconfig
  const compilerOptions = {
    target: 'ES2022',
    module: 'preserve',
    moduleResolution: 'bundler',
    ...own,
    resolveJsonModule: true
  }
  return [
    file('jsconfig.json', json({ ...rest, compilerOptions, include: ['src', 'tests', 'tools', '*.js'] }))
  ]
}
