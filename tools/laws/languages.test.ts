import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { frameworkOf } from '../../packages/catalog/src/index.ts'
import { generate } from '../../packages/generator/src/index.ts'
import { everythingSite, type Site } from '../../packages/site/src/index.ts'
import { run } from '../run.ts'
import { hostileSite } from '../sites/hostile-site.ts'
import { createFolderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { normalizePage } from './normalize-page.ts'
import { writtenFrameworks } from '../template/frameworks.ts'
import { takeTurn } from '../template/rotation.ts'
import { createSnapshot } from '../template/snapshot.ts'

const folder = createFolderUnderTest('languages-')
afterAll(() => rmSync(folder, { recursive: true }))

const sites: Readonly<Record<'everything' | 'hostile', Site>> = {
  everything: everythingSite,
  hostile: hostileSite
}

/** Words of a project that only one in TypeScript has a use for. SvelteKit names its settings so for either language. */
const wordsOfTypes =
  /\btypescript\b(?!": false)|(?<!\$app\/)\btsconfig\b|\bvue-tsc\b|\bsvelte-check\b|lang="ts"|\w\.tsx?\b/i

// A template that the catalogue does not offer yet is held to the law as well.
const both = await Promise.all(
  writtenFrameworks.filter((id) => frameworkOf(id).javascript).map(createSnapshot)
)

describe.each(both)('a project of $framework in JavaScript', (template) => {
  const name = takeTurn(['everything', 'hostile'], both.indexOf(template))

  it(`builds to the documents of the one in TypeScript: ${name}`, async () => {
    const documents = []
    for (const typescript of [true, false]) {
      const place = join(folder, `${template.framework}-${name}-${typescript ? 'ts' : 'js'}`)
      writeProject(
        generate({ ...sites[name], selectedFramework: template.framework, typescript }, template),
        place
      )
      await run('vite', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' }, place)
      documents.push(readDocuments(join(place, 'dist')))
    }
    const [typed, untyped] = documents
    expect(Object.keys(typed ?? {}).length).toBeGreaterThan(3)
    expect(untyped).toEqual(typed)
  }, 240_000)

  it('does not speak of TypeScript', () => {
    const project = generate(
      { ...everythingSite, selectedFramework: template.framework, typescript: false },
      template
    )
    const telling = [...project.values()].flatMap(({ path, content }) => {
      // The lock names what packages would go with, and our own choices say that it was left out.
      if (typeof content !== 'string' || path === 'package-lock.json') return []
      const found = wordsOfTypes.exec(`${path}\n${content}`)
      return found === null ? [] : [`${path}: ${found[0]}`]
    })
    expect(telling).toEqual([])
  })
})

/** The documents of a folder by their names, without what a bundler names by a hash. */
function readDocuments(dist: string): Record<string, string> {
  const names = globSync('**/*.{html,xml,txt,webmanifest}', { cwd: dist, exclude: ['**/*licence*'] }).sort()
  return Object.fromEntries(
    names.map((name) => [name, normalizePage(readFileSync(join(dist, name), 'utf8'))])
  )
}
