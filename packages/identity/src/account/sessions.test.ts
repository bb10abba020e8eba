import type { ProblemDetails, ActiveSession } from '@sitewright/api'
import { expect, test } from 'vitest'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import {
  findAuditEntries,
  readErrorCode,
  readJson,
  createTestContext,
  signIn
} from '../../testing/account.ts'

const withoutTrace = (answer: ProblemDetails): ProblemDetails => ({ ...answer, traceId: '' })

onEachEngine('the sessions of a user', (open) => {
  async function started() {
    const all = await createTestContext(await open())
    const list = async (page = all.maya) =>
      (await readJson<{ sessions: ActiveSession[] }>(await page.call('GET', '/api/account/sessions')))
        .sessions
    return { ...all, list }
  }

  test('security bar 25: they are listed with device, address and times, and the current one is marked', async () => {
    const { list, mayaElsewhere } = await started()
    const sessions = await list()
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toMatchObject([
      { ip: '192.0.2.10', device: 'Firefox 146 on Linux', area: 'user', methods: ['password'] }
    ])
    expect((await list(mayaElsewhere)).find(({ current }) => current)?.ip).toBe('192.0.2.30')
  })

  test('security bar 20, 25: a session that is ended in another browser is refused at its next request', async () => {
    const { list, maya, mayaElsewhere, ...all } = await started()
    expect((await mayaElsewhere.call('GET', '/api/auth/verify')).status).toBe(200)
    const other = (await list()).find(({ current }) => !current)
    expect((await maya.call('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(200)
    expect((await mayaElsewhere.call('GET', '/api/auth/verify')).status).toBe(401)
    expect((await mayaElsewhere.call('POST', '/api/auth/refresh', {})).status).toBe(401)
    expect(await list()).toHaveLength(1)
    expect(await findAuditEntries({ maya, mayaElsewhere, ...all }, 'account.session-end')).toHaveLength(1)
  })

  test('all others end at once, the current one continues', async () => {
    const { app, list, maya, mayaElsewhere, noor } = await started()
    const third = await signIn(app, 'maya', '192.0.2.40')
    const answer = await readJson(await maya.call('POST', '/api/account/sessions/end-others'))
    expect(answer).toMatchObject({ success: true, ended: 2 })
    for (const page of [mayaElsewhere, third])
      expect((await page.call('GET', '/api/account/profile')).status).toBe(401)
    expect((await noor.call('GET', '/api/account/profile')).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  test("security bar 32: another user's, an ended and an unknown session answer alike", async () => {
    const { list, maya, noor } = await started()
    const [foreign] = await list(noor)
    const other = (await list()).find(({ current }) => !current)
    await maya.call('DELETE', `/api/account/sessions/${other?.id}`)
    const answers = await Promise.all(
      [foreign?.id, other?.id, crypto.randomUUID()].map(async (id) => {
        const response = await maya.call('DELETE', `/api/account/sessions/${id}`)
        return { status: response.status, answer: withoutTrace(await readJson<ProblemDetails>(response)) }
      })
    )
    expect(answers[0]).toMatchObject({
      status: 404,
      answer: { error: { code: 'account.session-not-found' } }
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await noor.call('GET', '/api/auth/verify')).status).toBe(200)
    expect((await maya.call('DELETE', '/api/account/sessions/%00')).status).toBe(400)
  })

  test('ending the current session signs out', async () => {
    const { list, maya } = await started()
    const own = (await list()).find(({ current }) => current)
    expect((await maya.call('DELETE', `/api/account/sessions/${own?.id}`)).status).toBe(200)
    expect(maya.cookies.has('__Host-rt')).toBe(false)
    expect(await readErrorCode(await maya.call('GET', '/api/auth/verify'))).toBe('auth.expired')
  })

  test('security bar 22: a session that nobody used for too long is no longer listed', async () => {
    const { services, list } = await started()
    await services.database.db
      .updateTable('sessions')
      .set({ idle_ms: 1000, last_used_at: services.now() - 1000 })
      .where('ip', '=', '192.0.2.30')
      .execute()
    expect(await list()).toHaveLength(1)
  })
})
