import type { ApiClient, CallOutcome } from '@sitewright/client'
import { bakery, defaultSite, dentist, type Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { saveSite } from '../saving/save-site.ts'
import { findUploadOffer } from './find-upload-offer.ts'

const from = { userId: 'maya', id: 'p1', version: 2 }
const renamed: Site = {
  ...dentist,
  businessInfo: { ...dentist.businessInfo, businessName: 'Harbour Dental' }
}
const project = (version: number, site: Site) => ({
  id: 'p1',
  name: 'Harbour Street Dental',
  framework: site.selectedFramework,
  features: site.selectedFeatures.length,
  version,
  createdAt: 1,
  updatedAt: 2,
  thumbnail: 'data:image/svg+xml,',
  shared: false
})

function failed(code: string, status: number): CallOutcome<never> {
  const error = { code, message: code, details: [] }
  return { ok: false, status, problem: { message: code, error, traceId: 't' } as never }
}

/** A server with one project, whose versions are the sites in order. */
function serverWith(...versions: readonly Site[]) {
  const asked: string[] = []
  const newest = versions.length
  const answers = (
    name: string,
    input: { path?: { version?: string }; body?: { baseVersion?: number } }
  ): unknown => {
    asked.push(name)
    if (name === 'POST /api/saved-projects') return { ok: true, answer: { ...project(1, dentist), id: 'p2' } }
    if (newest === 0) return failed('project.not-found', 404)
    const site = versions[Number(input.path?.version ?? newest) - 1]
    if (name.startsWith('GET') && site === undefined) return failed('project.version-not-found', 404)
    if (name.startsWith('PUT'))
      return input.body?.baseVersion === newest
        ? { ok: true, answer: project(newest + 1, dentist) }
        : failed('project.conflict', 409)
    return {
      ok: true,
      answer: { ...project(newest, site ?? dentist), site: JSON.parse(JSON.stringify(site)) }
    }
  }
  const call = ((name: string, input: object) =>
    Promise.resolve(answers(name, input))) as unknown as ApiClient
  return { call, asked }
}

describe('the upload offer', () => {
  it('is none where nothing was begun, and calls nothing', async () => {
    const { call, asked } = serverWith()
    expect(await findUploadOffer(call, defaultSite, from)).toEqual({ kind: 'none' })
    expect(asked).toEqual([])
  })

  it('is a new project where the work was never saved, or where its project is gone', async () => {
    expect(await findUploadOffer(serverWith(dentist).call, dentist, undefined)).toEqual({ kind: 'new' })
    expect(await findUploadOffer(serverWith().call, dentist, from)).toEqual({ kind: 'new' })
  })

  it('is none where the account has the same, whatever the version', async () => {
    expect(await findUploadOffer(serverWith(bakery, dentist).call, dentist, from)).toEqual({ kind: 'none' })
    expect(await findUploadOffer(serverWith(bakery, bakery, dentist).call, dentist, from)).toEqual({
      kind: 'none'
    })
  })

  it('is changes where the work goes on from the newest version', async () => {
    expect(await findUploadOffer(serverWith(bakery, dentist).call, renamed, from)).toMatchObject({
      kind: 'changes',
      project: { version: 2 }
    })
  })

  it('is the newer version where only the account has moved on', async () => {
    expect(await findUploadOffer(serverWith(bakery, dentist, renamed).call, dentist, from)).toMatchObject({
      kind: 'newer',
      project: { version: 3 }
    })
  })

  it('is a conflict where both have moved on, or the base is gone', async () => {
    const conflict = { kind: 'conflict', conflict: { mine: renamed, theirs: bakery } }
    expect(await findUploadOffer(serverWith(bakery, dentist, bakery).call, renamed, from)).toMatchObject(
      conflict
    )
    const forgotten = { ...from, version: 9 }
    expect(await findUploadOffer(serverWith(bakery, dentist, bakery).call, renamed, forgotten)).toMatchObject(
      conflict
    )
  })
})

describe('saving', () => {
  it('goes over the version that the work was made from', async () => {
    const { call, asked } = serverWith(bakery, dentist)
    expect(await saveSite(call, renamed, from)).toMatchObject({ kind: 'saved', how: 'updated' })
    expect(asked).toEqual(['PUT /api/saved-projects/{id}'])
  })

  it('shows both where the project has moved on, and overwrites nothing', async () => {
    const { call, asked } = serverWith(bakery, dentist, bakery)
    expect(await saveSite(call, renamed, from)).toMatchObject({
      kind: 'conflict',
      conflict: { mine: renamed, theirs: bakery, project: { version: 3 } }
    })
    expect(asked.filter((name) => !name.startsWith('GET'))).toEqual(['PUT /api/saved-projects/{id}'])
  })

  it('makes a new project without a saved reference, and where its project is gone', async () => {
    expect(await saveSite(serverWith().call, dentist, undefined)).toMatchObject({ how: 'created' })
    expect(await saveSite(serverWith().call, dentist, from)).toMatchObject({ how: 'created' })
  })
})
