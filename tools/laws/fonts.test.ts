import { expect, it } from 'vitest'
import { fontIds } from '../../packages/catalog/src/index.ts'
import { typefaces } from '../../packages/generator/src/index.ts'
import { template } from './support.ts'

const faces = [...template.files.values()].flatMap(({ path, content }) =>
  path.startsWith('src/styles/fonts/')
    ? [...String(content).matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => ({ path, face }))
    : []
)
/** Fallbacks are fonts of the system, measured to the chosen one, so that its arrival moves nothing. */
const loaded = faces.filter(({ face }) => face.includes('url('))
const fallbacks = faces.filter(({ face }) => face.includes('size-adjust'))

it('S1-11: a typeface that arrives late is shown on the first visit, over a fallback of its measures', () => {
  expect(loaded.length).toBeGreaterThan(fontIds.length)
  for (const { path, face } of loaded) expect(face, path).toMatch(/font-display:\s*swap/)
  const measured = new Set(fallbacks.map(({ path }) => path))
  for (const id of fontIds)
    expect(
      [...measured].some((path) => path.includes(id)),
      id
    ).toBe(true)
})

it.each(Object.entries(typefaces))(
  '%s preloads the files that most letters need',
  (_, { sheets, preload }) => {
    const basic = /unicode-range:\s*U\+(?:0000-00FF|0600-06FF)/
    const needed = loaded.filter(
      ({ path, face }) => basic.test(face) && sheets.some((name) => path === `src/styles/fonts/${name}.css`)
    )
    const files = needed.map(({ face }) => /url\(\/fonts\/([^)]+)\.woff2\)/.exec(face)?.[1])
    expect(preload).toEqual(files)
    for (const name of preload) expect(template.files.has(`public/fonts/${name}.woff2`), name).toBe(true)
  }
)
