/**
 * How a value is shown to whoever looks at a call from outside, such as the API explorer: `hidden` never, `shown-once` in
 * the answer alone, since nobody can ask for it again. Neither is ever kept.
 */
export type SecretMark = 'hidden' | 'shown-once'

/** The extension of the OpenAPI document that marks a secret in its schema. */
export const secretExtension = 'x-secret'

/** Marks a schema as a secret: `z.string().openapi(secretField)`. */
export const secretField = { [secretExtension]: 'hidden' } as const satisfies Record<string, SecretMark>

/** Marks a secret that its answer alone shows. */
export const secretShownOnce = { [secretExtension]: 'shown-once' } as const satisfies Record<
  string,
  SecretMark
>
