/**
 * How a value is displayed in tools such as the API explorer: `hidden` never, `shown-once` only in its response, since
 * it cannot be requested again. Neither is ever stored.
 */
export type SecretMark = 'hidden' | 'shown-once'

/** The extension of the OpenAPI document that marks a secret in its schema. */
export const secretExtension = 'x-secret'

/** Marks a schema as a secret: `z.string().openapi(secretField)`. */
export const secretField = { [secretExtension]: 'hidden' } as const satisfies Record<string, SecretMark>

/** Marks a secret that only its response contains. */
export const secretShownOnce = { [secretExtension]: 'shown-once' } as const satisfies Record<
  string,
  SecretMark
>
