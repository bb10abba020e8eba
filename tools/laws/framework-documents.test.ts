import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { closureOf, featureIds, features } from '../../packages/catalog/src/index.ts'
import { generate, type Template } from '../../packages/generator/src/index.ts'
import { everythingSite, type Site } from '../../packages/site/src/index.ts'
import { run } from '../run.ts'
import { hostileSite } from '../sites/hostile-site.ts'
import { createFolderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { pageLines } from '../template/same-document.ts'
import { leadFramework, writtenFrameworks } from '../template/frameworks.ts'
import { createSnapshot } from '../template/snapshot.ts'
import { siteWith, template as lead } from './support.ts'

const folder = createFolderUnderTest('framework-documents-')
afterAll(() => rmSync(folder, { recursive: true }))

const arabic = siteWith({
  businessInfo: {
    ...everythingSite.businessInfo,
    businessName: 'مطعم الزيتون',
    description: 'مطعم عائلي في عمان. نقدم المشاوي والمقبلات كل يوم.',
    location: 'شارع الرينبو 12، عمان'
  },
  selectedFeatures: closureOf(['booking', 'gallery', 'contact-form', 'search'])
})

const subjects: Readonly<Record<string, Site>> = {
  'everything on': everythingSite,
  'recommended features': siteWith({
    selectedFeatures: closureOf(featureIds.filter((id) => 'recommended' in features[id]))
  }),
  'hostile texts': hostileSite,
  'in Arabic': arabic
}

/** The prerendered pages of a site, built with a template. */
async function buildPages(name: string, site: Site, template: Template): Promise<Record<string, string[]>> {
  const { framework } = template
  const place = join(folder, `${framework}-${name.replace(/\W+/g, '-')}`)
  writeProject(generate({ ...site, selectedFramework: framework }, template), place)
  await run('vite', ['build', '--logLevel', 'error'], { NODE_ENV: 'production' }, place)
  const dist = join(place, 'dist')
  const paths = globSync('**/*.html', { cwd: dist, exclude: ['__forms.html'] }).sort()
  return Object.fromEntries(paths.map((path) => [path, pageLines(readFileSync(join(dist, path), 'utf8'))]))
}

// A template that the catalogue does not offer yet is held to the law as well.
const others = await Promise.all(writtenFrameworks.filter((id) => id !== leadFramework).map(createSnapshot))

describe.each(Object.entries(subjects))('the pages of a site, %s,', (name, site) => {
  it('are the same in each framework', async () => {
    const wanted = await buildPages(name, site, lead)
    expect(Object.keys(wanted).length).toBeGreaterThan(3)
    for (const template of others)
      expect(await buildPages(name, site, template), template.framework).toEqual(wanted)
  })
})
