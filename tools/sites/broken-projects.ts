// The frameworks whose projects are broken, each with its own table of ways.
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { generate } from '../../packages/generator/src/index.ts'
import type { Project } from '../../packages/project/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { createSnapshot } from '../template/snapshot.ts'
import type { Variant } from './break-project.ts'
import { reactVariants } from './broken-variants.ts'
import { svelteVariants } from './svelte-variants.ts'
import { vueVariants } from './vue-variants.ts'

interface BrokenProjects {
  framework: FrameworkId
  variants: readonly Variant[]
}

export const brokenProjects: readonly BrokenProjects[] = [
  { framework: 'react', variants: reactVariants },
  { framework: 'vue', variants: vueVariants },
  { framework: 'svelte', variants: svelteVariants }
]

/** The project that the variants break: everything on, in TypeScript. */
export async function generateWhole(framework: FrameworkId): Promise<Project> {
  return generate(
    { ...everythingSite, selectedFramework: framework, typescript: true },
    await createSnapshot(framework)
  )
}
