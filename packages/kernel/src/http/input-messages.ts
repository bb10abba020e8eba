import type { z } from '@hono/zod-openapi'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object'
}

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

/** The message of an input issue, with the remedy; a schema's own message takes precedence. */
export function toInputMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : `This has to be ${kinds[issue.expected] ?? issue.expected}.`
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? 'There is no such field. Leave it out.'
        : 'There are no such fields. Leave them out.'
    case 'invalid_value':
      return `This has to be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}.`
    case 'too_big':
      return `At most ${String(issue.maximum)}${units[issue.origin] ?? ''}.`
    case 'too_small':
      return `At least ${String(issue.minimum)}${units[issue.origin] ?? ''}.`
    case 'invalid_union':
      return 'This has none of the forms that are allowed here. The description of the API shows them.'
    case 'invalid_format':
      return 'This is not in the form that is expected here. The description of the API shows an example.'
    default:
      return undefined
  }
}
