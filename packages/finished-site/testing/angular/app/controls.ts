import { OptionalField, TextField } from './fields.ts'

export { Counter } from './counter.ts'
export * from './tooltip.ts'

/** A list of directives that components import at once. */
export const fields = [TextField, OptionalField] as const
