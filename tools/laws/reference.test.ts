import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { featureIds, fontIds, fonts, layoutIds, messageWayIds } from '../../packages/catalog/src/index.ts'
import { generate, generateParts } from '../../packages/generator/src/index.ts'
import { findText } from '../../packages/project/src/index.ts'
import { everythingSite, type Site } from '../../packages/site/src/index.ts'
import { root } from '../root.ts'
import { outdated } from '../template/print-reference.ts'
import { readReference } from '../template/reference.ts'
import { snapshots } from './support.ts'

/** The everything-on site with each alternative of the choices that exclude each other. */
function alternatives(): Site[] {
  const { customization, deployment } = everythingSite
  return [
    everythingSite,
    ...layoutIds.map((layout) => ({ ...everythingSite, customization: { ...customization, layout } })),
    ...fontIds.map((id) => ({
      ...everythingSite,
      customization: { ...customization, fontFamily: fonts[id].name }
    })),
    // The owner's own language brings a typeface of its own.
    {
      ...everythingSite,
      businessInfo: {
        ...everythingSite.businessInfo,
        description: 'عيادة أسنان عائلية في المدينة القديمة منذ سنوات طويلة'
      }
    },
    ...messageWayIds.map((way) => ({
      ...everythingSite,
      deployment: { ...deployment, messages: { ...deployment.messages, way } }
    })),
    { ...everythingSite, selectedFeatures: featureIds.filter((id) => id !== 'api') }
  ]
}

describe.each(snapshots)('the reference app in $framework', (template) => {
  const { framework } = template

  it('brings the format that its code is written in, so that an editor keeps it', () => {
    const ours = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as object
    const text = findText(generate(everythingSite, template), '.prettierrc.json')
    expect(ours).toMatchObject(JSON.parse(text ?? '{}') as object)
    expect(text).toContain('"printWidth"')
  })

  it('is what the site with everything on generates, file by file', () => {
    const committed = readReference(framework)
    const { copied } = generateParts(everythingSite, template)
    const differing = copied.filter(({ path, content }) => {
      const own = committed.get(path)?.content
      return typeof content === 'string'
        ? own !== content
        : !Buffer.from(content).equals(Buffer.from(own ?? ''))
    })
    expect(differing.map((file) => file.path)).toEqual([])
  })

  it('holds printed files as they are printed', async () => {
    expect((await outdated(framework)).map((file) => file.path)).toEqual([])
  })

  it('holds no file that no choice needs', () => {
    const needed = new Set(alternatives().flatMap((site) => [...generate(site, template).keys()]))
    const dead = [...readReference(framework).keys()].filter((path) => !needed.has(path))
    expect(dead).toEqual([])
  })
})
