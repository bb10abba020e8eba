import type { BuildPhase, File } from '@sitewright/project'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildProject } from './build-project.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

const site = siteWith({ selectedFeatures: ['booking'] })

test('a build generates and packs, and tells where each phase begins', async () => {
  const phases: BuildPhase[] = []
  const { files, report, folder, zip } = await buildProject(site, tinyTemplate, {
    onPhase: (phase) => phases.push(phase)
  })
  expect(report).toBeUndefined()
  expect(Object.keys(unzipSync(zip()))).toEqual(files.map(({ path }) => `${folder}/${path}`).sort())
  expect(phases).toEqual(['generate', 'zip'])
})

test('a build that validates packs the repaired files', async () => {
  const phases: BuildPhase[] = []
  const validate = async (given: readonly File[], framework: string) => ({
    framework,
    fixedFiles: given.filter(({ path }) => path === 'package.json')
  })
  const { files, report, zip } = await buildProject(site, tinyTemplate, {
    validate,
    onPhase: (phase) => phases.push(phase)
  })
  expect(report?.framework).toBe('react')
  expect(files.map(({ path }) => path)).toEqual(['package.json'])
  expect(Object.keys(unzipSync(zip()))).toHaveLength(1)
  expect(phases).toEqual(['generate', 'validate', 'zip'])
})
