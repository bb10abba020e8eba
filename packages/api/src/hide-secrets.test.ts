import { expect, test } from 'vitest'
import { hiddenMark, hideSecrets, type SecretDocument, type SecretSchema } from './hide-secrets.ts'

const hidden: SecretSchema = { type: ['string', 'null'], 'x-secret': 'hidden' }
const once: SecretSchema = { type: 'array', items: { type: 'string' }, 'x-secret': 'shown-once' }
const document: SecretDocument = {
  components: {
    schemas: {
      Session: {
        anyOf: [
          { properties: { token: hidden, refreshToken: hidden } },
          { properties: { codes: once, next: { $ref: '#/components/schemas/Session' } } }
        ]
      }
    }
  }
}
const schema: SecretSchema = { properties: { sessions: { items: { $ref: '#/components/schemas/Session' } } } }
const answer = {
  token: 'not a secret of this schema',
  sessions: [{ token: 'abc', refreshToken: null, codes: ['7KQP', '2MXR'], next: { token: 'def' } }]
}

test('what the schema marks is hidden and counted, wherever it stands; nothing is judged by its name', () => {
  expect(hideSecrets(answer, { schema, document, showsOnce: false })).toEqual({
    hidden: 4,
    shownOnce: 0,
    value: {
      token: 'not a secret of this schema',
      sessions: [
        {
          token: hiddenMark,
          refreshToken: null,
          codes: [hiddenMark, hiddenMark],
          next: { token: hiddenMark }
        }
      ]
    }
  })
  expect(hideSecrets(answer, { schema: undefined, document, showsOnce: false }).value).toEqual(answer)
})

test('a secret that nobody can ask for again is shown in its answer, and said to be', () => {
  const shown = hideSecrets(answer, { schema, document, showsOnce: true })
  expect(shown).toMatchObject({ hidden: 2, shownOnce: 2 })
  expect(JSON.stringify(shown.value)).toContain('2MXR')
})
