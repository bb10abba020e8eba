import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ExactPathRouter } from './exact-path-router.ts'

test('paths, parameters, middleware and methods are told apart, however often they are asked for', async () => {
  const app = new Hono({ router: new ExactPathRouter() })
    .use('/api/*', async (c, next) => {
      await next()
      c.header('X-Api', 'yes')
    })
    .get('/api/users', (c) => c.text('list'))
    .post('/api/users', (c) => c.text('add'))
    .get('/api/users/:id', (c) => c.text(c.req.param('id')))
    .all('/api/users/all', (c) => c.text('never'))
    .get('/api/:kind', (c) => c.text(`kind ${c.req.param('kind')}`))
    .get('*', (c) => c.text('page'))
  const asked = [
    'GET /api/users',
    'POST /api/users',
    'GET /api/users/7',
    'GET /api/users/8',
    'GET /api/other',
    'GET /x'
  ]
  for (let round = 0; round < 3; round += 1) {
    const answers = []
    for (const each of asked) {
      const [method = '', path = ''] = each.split(' ')
      const answer = await app.request(path, { method })
      answers.push(`${await answer.text()} ${answer.headers.get('x-api') ?? 'no'}`)
    }
    expect(answers).toEqual(['list yes', 'add yes', '7 yes', '8 yes', 'kind other yes', 'page no'])
    expect((await app.request('/api/users', { method: 'PUT' })).status).toBe(404)
    expect(await (await app.request('/api/users', { method: 'HEAD' })).text()).toBe('')
  }
})
