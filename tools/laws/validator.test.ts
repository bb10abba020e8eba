import { describe, expect, it } from 'vitest'
import { generate, type Template } from '../../packages/generator/src/index.ts'
import { toProject } from '../../packages/project/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { repair, validate } from '../../packages/validator/src/index.ts'
import { reactVite } from '../../packages/validator/src/profiles/react-vite.ts'
import { pairwiseSets, randomSets, seeded } from '../sites/feature-sets.ts'
import { createWrittenSnapshots, resolvedSite, template } from './support.ts'

const pairs = pairwiseSets()
const others = randomSets(60, 11)
const everything = generate(everythingSite, template)

const languageVariants = [
  { name: 'TypeScript', typescript: true },
  { name: 'JavaScript', typescript: false }
]

async function expectNothing(
  site: typeof everythingSite,
  build: 'bundle' | 'none',
  from: Template = template
): Promise<void> {
  const files = [...generate(site, from).values()]
  const result = await validate(files, site.selectedFramework, { build })
  const open = result.checks.filter(({ state }) => state !== 'clean').map(({ id }) => id)
  expect(open).toEqual(build === 'bundle' ? [] : ['bundle'])
  const said = [...result.errors, ...result.warnings].map(
    ({ file, line, message }) => `${file}:${line} ${message}`
  )
  expect(said, site.selectedFeatures.join(' ')).toEqual([])
  expect(result).toMatchObject({
    isValid: true,
    finalStatus: build === 'bundle' ? 'READY_TO_USE' : 'NEEDS_ATTENTION',
    autoFixedCount: 0,
    suggestions: []
  })
  expect(result.fixedFiles).toEqual(files)
}

// A template that the catalogue does not offer yet is held to this as well.
describe.each(await createWrittenSnapshots())('the validator, of projects of $framework', (written) => {
  it.each(languageVariants)(
    'finds nothing where everything is on, in $name',
    async ({ typescript }) => {
      const site = { ...everythingSite, selectedFramework: written.framework, typescript }
      await expectNothing(site, 'bundle', written)
    },
    120_000
  )

  it.each(languageVariants)(
    'finds nothing where features meet in every way, in $name',
    async ({ typescript }) => {
      const changes = { selectedFramework: written.framework, typescript }
      for (const set of pairs) await expectNothing(resolvedSite(set, changes), 'bundle', written)
    },
    300_000
  )
})

describe('the validator', () => {
  it('finds nothing on projects of any features', async () => {
    for (const [index, set] of others.entries())
      await expectNothing(resolvedSite(set, { typescript: index % 2 === 0 }), 'none')
  }, 300_000)

  it('puts a damaged project back as it was generated', async () => {
    const random = seeded(5)
    const left = [...everything.values()].filter(() => random() > 0.2)
    const report = await repair(toProject(left), { expected: everything, build: 'none' })
    expect(report.fixedFiles).toEqual([...everything.values()])
    expect(report.preventedIssuesCount).toBe(everything.size - left.length)
  }, 120_000)
})

describe('the versions that the validator recommends', () => {
  it.each(Object.entries(reactVite.versions))('fit what is generated: %s %s', (name, range) => {
    const used = template.versions[name]
    expect(used).toBeDefined()
    const [major, minor] = range.slice(1).split('.')
    expect(used?.split('.')[0]).toBe(major)
    if (range.startsWith('~')) expect(used?.split('.')[1]).toBe(minor)
  })
})
