import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postForm, isNotRefused } from '../../templates/domain/backend/post-form.ts'

// The builder's test of a form address and the generated site may share no file, yet must judge answers alike. The
// builder imports these tools in its own tests, so that it is loaded here without its types.
const builder = '../../apps/web/src/wizard/deployment/message-delivery/post-test.ts'
const { toPostResult } = (await import(builder)) as {
  toPostResult: (answer: { status: number; html: boolean; text: string }) => { kind: 'taken' | 'refused' }
}

const said = fc.constantFrom(true, false, null, '', 'No such form', 0)
const body = fc.oneof(
  fc
    .record(
      { ok: said, success: said, error: said, errors: fc.array(said, { maxLength: 2 }), message: said },
      { requiredKeys: [] }
    )
    .map((value) => JSON.stringify(value)),
  fc.constantFrom('', 'Accepted', '[]', '["no"]', 'null', 'true', '{', '<h1>Sign in</h1>')
)

test('the builder and the generated site call the same answers a yes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(200, 201, 202, 302, 400, 404, 422, 429, 500),
      fc.boolean(),
      body,
      async (status, html, text) => {
        const headers = { 'Content-Type': html ? 'text/html; charset=utf-8' : 'application/json' }
        const letter = { name: 'Ana', email: 'ana@example.com', subject: 'Hello', message: 'A question' }
        const posted = await postForm(
          { address: 'https://forms.example', taken: isNotRefused },
          letter,
          'key',
          {
            fetch: async () => new Response(text, { status, headers }),
            timeout: 1000,
            online: () => true
          }
        )
        expect(toPostResult({ status, html, text }).kind === 'taken').toBe(posted.ok)
      }
    ),
    { numRuns: 500 }
  )
})
