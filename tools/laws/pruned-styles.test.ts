import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  generate,
  getAdapter,
  type StyleOutline,
  type StyleSelector
} from '../../packages/generator/src/index.ts'
import { defaultSite } from '../../packages/site/src/index.ts'
import { run } from '../run.ts'
import { deliveredSites } from '../sites/delivered-sites.ts'
import { createFolderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { outlineStyles } from '../template/style-outline.ts'
import { snapshots } from './support.ts'

const folder = createFolderUnderTest('pruned-styles-')
afterAll(() => rmSync(folder, { recursive: true }))

/** The selectors of a sheet, with what elements need for them and for the rules around them. */
function selectorsIn(outline: StyleOutline, around: StyleSelector['needs'] = [[]]): StyleSelector[] {
  return outline.flatMap((piece) => {
    if (piece.kind === 'group') return selectorsIn(piece.pieces, around)
    if (piece.kind !== 'rule') return []
    const selectors = piece.selectors.map((selector) => ({
      ...selector,
      needs: around.flatMap((outer) => selector.needs.map((own) => [...outer, ...own]))
    }))
    return [
      ...selectors,
      ...selectorsIn(
        piece.pieces,
        selectors.flatMap(({ needs }) => needs)
      )
    ]
  })
}

const textOf = (css: string, { start, end }: StyleSelector): string => css.slice(start, end)

const read = (dist: string, pattern: string): string =>
  globSync(pattern, { cwd: dist })
    .map((path) => readFileSync(join(dist, path), 'utf8'))
    .join('\n')

/** Whether a page or a script has a name: as a word, or as the beginning or the end of one that a script fills in. */
function nameFinder(text: string): (name: string) => boolean {
  const words = new Set(text.match(/[\w-]+/g))
  const parts = [...words].filter((word) => word.length > 2)
  const beginnings = parts.filter((word) => word.endsWith('-'))
  const ends = parts.filter((word) => /^-[a-z]/.test(word))
  return (name) => {
    const [attribute = ''] = name.split('=')
    const property = attribute
      .replace(/^data-/, '')
      .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    const isSet = attribute.startsWith('data-') && words.has(property)
    return (
      words.has(attribute) ||
      isSet ||
      beginnings.some((beginning) => name.startsWith(beginning)) ||
      ends.some((end) => name.endsWith(end))
    )
  }
}

/** The names that the elements of pages have. */
function namesOfElements(html: string): ReadonlySet<string> {
  const attributes = [...html.matchAll(/\s(data-[\w-]+|class|id)="([^"]*)"/g)]
  return new Set(
    attributes.flatMap(([, name = '', value = '']) =>
      name.startsWith('data-') ? [name, `${name}=${value}`] : value.split(/\s+/)
    )
  )
}

describe.each(snapshots)('the style sheets of a project of $framework', (template) => {
  const { framework: selectedFramework } = template
  const { build, folders } = getAdapter(selectedFramework)
  const hashed = build.hashed.slice(1)

  it.each([true, false])(
    'hold what an edit of site.json asks for: motion on and off, from %s',
    (animations) => {
      const customization = { ...defaultSite.customization, animations }
      const sheet = generate({ ...defaultSite, selectedFramework, customization }, template).get(
        `${folders.styles}/base.css`
      )
      expect(String(sheet?.content)).toContain("[data-motion='none']")
    }
  )

  it.each(['one-feature', 'dentist', 'thin-landing', 'everything-js'])(
    'hold what can match an element of it, and nothing else: %s',
    async (name) => {
      const site = deliveredSites.get(name) ?? defaultSite
      const project = generate({ ...site, selectedFramework }, template)
      const place = join(folder, `${selectedFramework}-${name}`)
      writeProject(project, place)
      await run('vite', ['build', '--logLevel', 'error'], { NODE_ENV: 'production' }, place)
      const dist = join(place, 'dist')
      const css = read(dist, `${hashed}**/*.css`)
      const html = read(dist, '**/*.html')

      const isNamed = nameFinder(`${html}\n${read(dist, `${hashed}**/*.js`)}`)
      const built = selectorsIn(outlineStyles('the built sheet', css))
      expect(built.length).toBeGreaterThan(300)
      const inVain = built.filter(({ needs }) => !needs.some((names) => names.every(isNamed)))
      expect(inVain.map((selector) => textOf(css, selector))).toEqual([])

      const elements = namesOfElements(html)
      const lost = [...template.styleOutlines].flatMap(([path, outline]) => {
        const whole = String(template.files.get(path)?.content)
        const left = project.get(path)?.content
        if (left === undefined) return []
        const kept = new Set(
          selectorsIn(outlineStyles(path, String(left))).map((each) => textOf(String(left), each))
        )
        return selectorsIn(outline)
          .filter(({ needs }) => needs.some((names) => names.every((each) => elements.has(each))))
          .map((selector) => textOf(whole, selector))
          .filter((selector) => !kept.has(selector))
      })
      expect(lost).toEqual([])
    },
    120_000
  )
})
