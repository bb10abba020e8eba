import { contract, type ProblemDetails } from '@sitewright/api'
import { dentist } from '@sitewright/site'
import { expect, test } from 'vitest'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { readJson, saveNewProject, saveVersionsUpTo, createTwoUsers } from '../../testing/saved-projects.ts'

/** Every operation of the contract with a project id, so that a new one is covered at once. */
const calls = contract
  .filter(({ path }) => path.startsWith('/api/saved-projects'))
  .map(({ method, path }) => ({ method: method.toUpperCase(), path: path as string }))
const ofOne = calls.filter(({ path }) => path.includes('{id}'))

const bodyOf = (method: string, path: string): unknown =>
  path.endsWith('/team') ? { shared: true } : bodies[method]
const bodies: Readonly<Record<string, unknown>> = {
  PUT: { site: dentist, baseVersion: 1 },
  PATCH: { name: 'Taken over' }
}
const addressed = (path: string, id: string): string => path.replace('{id}', id).replace('{version}', '1')

const withoutTrace = (answer: ProblemDetails): ProblemDetails => ({ ...answer, traceId: '' })

onEachEngine("other people's projects", (open) => {
  test('security bar 32: every id of one user, requested by another, answers like an unknown one on every route', async () => {
    const { maya, noor } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    await saveVersionsUpTo(maya, id, 3)
    const { id: deleted } = await saveNewProject(maya)
    await maya.call('DELETE', `/api/saved-projects/${deleted}`)
    expect(ofOne.length).toBeGreaterThanOrEqual(11)
    for (const { method, path } of ofOne) {
      const unknown = await noor.call(method, addressed(path, crypto.randomUUID()), bodyOf(method, path))
      const nobodys = withoutTrace(await readJson<ProblemDetails>(unknown))
      for (const target of [id, deleted]) {
        const foreign = await noor.call(method, addressed(path, target), bodyOf(method, path))
        expect([`${method} ${path}`, foreign.status]).toEqual([`${method} ${path}`, 404])
        expect(withoutTrace(await readJson<ProblemDetails>(foreign))).toEqual(nobodys)
      }
    }
    expect(await readJson(await noor.call('GET', '/api/saved-projects'))).toEqual({
      projects: [],
      deleted: []
    })
    expect(await readJson(await maya.call('GET', `/api/saved-projects/${id}`))).toMatchObject({
      name: 'Harbour Street Dental',
      version: 3,
      shared: false
    })
  })

  test('security bar 31: without a session every request is refused, except the public link', async () => {
    const { app, maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    const outsider = createTestBrowser(app, { address: '203.0.113.5' })
    for (const { method, path } of calls) {
      const body = method === 'POST' ? { site: dentist } : bodies[method]
      expect((await outsider.call(method, addressed(path, id), body)).status).toBe(401)
    }
    expect((await outsider.call('GET', '/api/shared-projects/nothing')).status).toBe(404)
  })

  test('unstorable ids are refused without an error', async () => {
    const { maya } = await createTwoUsers(await open())
    const odd = ['%00', 'a'.repeat(10_000), '%27%20or%201=1--', '%F0%9F%A6%B7']
    for (const id of odd) expect((await maya.call('GET', `/api/saved-projects/${id}`)).status).toBe(400)
    const { id } = await saveNewProject(maya)
    for (const version of ['0', '-1', '1.5', '99999999999999999999', 'one', '%00'])
      expect((await maya.call('GET', `/api/saved-projects/${id}/versions/${version}`)).status).toBe(400)
    expect((await maya.call('GET', `/api/saved-projects/${id}/versions/2147483647`)).status).toBe(404)
    for (const token of ['%00', 'a'.repeat(1000)])
      expect((await maya.call('GET', `/api/shared-projects/${token}`)).status).toBe(400)
  })
})
