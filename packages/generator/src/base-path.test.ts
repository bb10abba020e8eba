import { findText } from '@sitewright/project'
import { defaultSite, parseSite, type Site } from '@sitewright/site'
import { expect, it } from 'vitest'
import { generate } from './generate.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

function textIn(path: string, change: Partial<Site['deployment']>): string | undefined {
  const deployment = { ...defaultSite.deployment, platforms: ['github' as const], ...change }
  return findText(generate(siteWith({ deployment }), tinyTemplate), path)
}
const workflow = '.github/workflows/site.yml'

it.each([
  ['', ''],
  ['my-repo', '/my-repo'],
  ['/clients//shop/', '/clients/shop'],
  ['/../shop', undefined],
  ['/a b', undefined]
])('the base path %j is read as %j', (basePath, expected) => {
  const deployment = { ...defaultSite.deployment, basePath }
  const read = parseSite({ ...defaultSite, deployment })
  expect(read.ok ? read.site.deployment.basePath : undefined).toBe(expected)
})

it('on GitHub Pages without a domain of the owner it follows the repository, and the build of its folder is tested', () => {
  for (const domain of ['', 'kestrel.github.io']) {
    expect(textIn(workflow, { domain })).toContain('export BASE_PATH="/$REPOSITORY"')
    expect(textIn(workflow, { domain })?.match(/run: npm test/g)).toHaveLength(2)
    expect(textIn('public/CNAME', { domain })).toBeUndefined()
  }
  expect(textIn('README.md', {})).toContain('`/<repository>/`')
})

it('a domain of the owner, or a folder that was chosen, is kept', () => {
  expect(textIn(workflow, { domain: 'kestrel.example' })).not.toContain('BASE_PATH')
  expect(textIn('public/CNAME', { domain: 'kestrel.example' })).toBe('kestrel.example\n')
  expect(textIn(workflow, { basePath: '/shop' })).not.toContain('BASE_PATH')
  expect(textIn('README.md', { basePath: '/shop' })).toContain('for the folder `/shop`')
})
