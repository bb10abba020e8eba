import { findText } from '@sitewright/project'
import type { Picture } from '@sitewright/site'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildProject } from './build-project.ts'
import type { Pictures } from './picture-files.ts'
import { generate } from './generate.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

const photo: Picture = { hash: 'ab'.repeat(32), width: 1200, height: 800, alt: 'The shop' }
const written = { '/content/hero/picture': { is: 'written', value: { ...photo } } } as const
const site = siteWith({
  decisions: written,
  deployment: { ...siteWith({}).deployment, platforms: ['netlify'] }
})

const stored: Pictures = {
  get: async (hash, width) => (hash === photo.hash ? new Uint8Array([width % 256, 1, 2]) : undefined)
}
const prefix = 'public/pictures/abababababababab'

describe('the pictures of a project', () => {
  it('lie in public/pictures in each width, and site.json names them', async () => {
    const { files } = await buildProject(site, tinyTemplate, { pictures: stored })
    const found = files.filter(({ path }) => path.startsWith('public/pictures/'))
    expect(found.map(({ path }) => path)).toEqual([
      `${prefix}-1200.webp`,
      `${prefix}-480.webp`,
      `${prefix}-960.webp`
    ])
    expect(found[1]?.content).toEqual(new Uint8Array([480 % 256, 1, 2]))
    const json = files.find(({ path }) => path === 'src/site.json')?.content
    expect(JSON.parse(String(json))).toMatchObject({ content: { hero: { picture: photo } } })
  })

  it('give the same zip each time, and are not packed twice', async () => {
    const build = async () => (await buildProject(site, tinyTemplate, { pictures: stored })).zip()
    const [one, two] = [await build(), await build()]
    expect(one).toEqual(two)
    expect(Object.keys(unzipSync(one)).some((name) => name.endsWith(`${prefix}-480.webp`))).toBe(true)
  })

  it('are left to their drawings where a file is missing, also in site.json', async () => {
    const some: Pictures = { get: async (_, width) => (width === 480 ? new Uint8Array([1]) : undefined) }
    const { files } = await buildProject(site, tinyTemplate, { pictures: some })
    const without = generate(siteWith({ deployment: site.deployment }), tinyTemplate)
    expect(files.map(({ path }) => path).sort()).toEqual([...without.keys()].sort())
    const json = files.find(({ path }) => path === 'src/site.json')?.content
    expect(String(json)).toBe(findText(without, 'src/site.json'))
  })

  it('are kept by browsers for good, since their names change with them', async () => {
    const { files } = await buildProject(site, tinyTemplate, { pictures: stored })
    const headers = String(files.find(({ path }) => path === 'netlify.toml')?.content)
    expect(headers).toContain('/pictures/*')
    expect(findText(generate(site, tinyTemplate), 'netlify.toml')).not.toContain('/pictures/*')
  })
})
