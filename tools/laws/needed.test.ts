import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { featureIds, fontIds, fonts, layoutIds, messageWayIds } from '../../packages/catalog/src/index.ts'
import { generate, type Template } from '../../packages/generator/src/index.ts'
import { findText, type Project } from '../../packages/project/src/index.ts'
import {
  artStyles,
  artThings,
  everythingSite,
  groundIds,
  openingIds,
  type Site
} from '../../packages/site/src/index.ts'
import { readReference, referenceFolder } from '../template/reference.ts'
import { templatesFolder } from '../template/packages.ts'
import { bare, declarationsOf, statementsOf } from './declarations.ts'
import { createWrittenSnapshots } from './support.ts'

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
    { ...everythingSite, customization: { ...customization, animations: false } },
    ...artStyles.map((motif) => ({ ...everythingSite, customization: { ...customization, motif } })),
    ...openingIds.flatMap((opening) =>
      groundIds.map((ground) => ({ ...everythingSite, customization: { ...customization, opening, ground } }))
    ),
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
    { ...everythingSite, selectedFeatures: featureIds.filter((id) => id !== 'api') },
    {
      ...everythingSite,
      content: {
        ...everythingSite.content,
        art: { style: 'still', second: 'star', things: artThings, opening: 'beside', ground: 'paper' }
      }
    },
    {
      ...everythingSite,
      content: { ...everythingSite.content, reasons: { title: 'Reasons', items: reasons() } }
    }
  ]
}

/** A reason for each icon that the default texts of some trade name. */
function reasons() {
  const folder = join(templatesFolder, '../packages/site/src/content/trades')
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const icons = new Set(
    texts.flatMap((text) => [...text.matchAll(/icon: '([\w-]+)'/g)].map(([, icon = '']) => icon))
  )
  return [...icons].map((icon) => ({ id: icon, icon, title: icon, text: icon }))
}

/** What of a template no project needs, by where it stands in the repository. */
type Unneeded = (
  template: Template,
  projects: readonly Project[]
) => readonly { path: string; what: string }[]

const files: Unneeded = ({ framework }, projects) => {
  const needed = new Set(projects.flatMap((project) => [...project.keys()]))
  return [...readReference(framework).keys()]
    .filter((path) => !needed.has(path))
    .map((path) => ({ path, what: 'file' }))
}

const rules: Unneeded = (template, projects) => {
  const needed = new Set<string>()
  for (const project of projects)
    for (const { path, content } of project.values())
      if (template.styleOutlines.has(path))
        for (const what of declarationsOf(path, String(content))) needed.add(`${path}: ${what}`)
  return [...template.styleOutlines.keys()].flatMap((path) =>
    declarationsOf(path, findText(template.files, path) ?? '')
      .filter((what) => !needed.has(`${path}: ${what}`))
      .map((what) => ({ path, what }))
  )
}

const declarations: Unneeded = (template, projects) => {
  const texts = new Map<string, Set<string>>()
  for (const project of projects)
    for (const { path, content } of project.values())
      if (template.outlines.has(path))
        texts.set(path, (texts.get(path) ?? new Set()).add(bare(String(content))))
  // The builder works with the palette too.
  const own = [...readReference(template.framework).values()].filter(
    ({ path }) => path !== 'site-build/scheme.ts'
  )
  return own.flatMap(({ path, content }) =>
    statementsOf(template.outlines.get(path), String(content))
      .filter((what) => ![...(texts.get(path) ?? [])].some((text) => text.includes(what)))
      .map((what) => ({ path, what }))
  )
}

/**
 * What nobody needs: of the folder of a template what none of its projects needs, of folders that templates share what no
 * project of any of them does. So a template can grow feature by feature.
 */
function nobodyNeeds(unneeded: Unneeded, templates: readonly [Template, readonly Project[]][]): string[] {
  const lists = templates.map(([template, projects]) => {
    const folder = referenceFolder(template.framework)
    return unneeded(template, projects).map(({ path, what }) => {
      const place = relative(templatesFolder, realpathSync(join(folder, path)))
      return { isOwn: place.startsWith(`${template.framework}/`), text: `${place}: ${what}` }
    })
  })
  return [
    ...new Set(
      lists.flatMap((list) =>
        list
          .filter(
            ({ isOwn, text }) => isOwn || lists.every((each) => each.some((other) => other.text === text))
          )
          .map(({ text }) => text)
      )
    )
  ]
}

// A template that the catalogue does not offer yet needs its part of what they share.
const written = await createWrittenSnapshots()

describe('templates and the folders that they share', () => {
  const all = written.map(
    (template) => [template, alternatives().map((site) => generate(site, template))] as const
  ) as [Template, readonly Project[]][]

  it.each([
    ['file', files],
    ['rule of a style sheet', rules],
    ['declaration', declarations]
  ])('hold no %s that no choice needs', (_, unneeded) => {
    expect(nobodyNeeds(unneeded, all)).toEqual([])
  })

  it('may leave what they share to one of them, and nothing of their own', () => {
    const [[template, projects]] = all as [(typeof all)[0]]
    const dead: Unneeded = ({ files }) =>
      ['src/domain/site.ts', 'src/main.tsx'].map((path) => ({ path, what: files.size > 0 ? 'a' : 'b' }))
    const grown = { ...template, files: new Map() } as Template
    expect(nobodyNeeds(dead, [[template, projects]])).toEqual(['domain/site.ts: a', 'react/src/main.tsx: a'])
    expect(
      nobodyNeeds(dead, [
        [template, projects],
        [grown, projects]
      ])
    ).toEqual(['react/src/main.tsx: a', 'react/src/main.tsx: b'])
  })
})
