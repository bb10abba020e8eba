import type * as z from 'zod/mini'

type Definition = {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly element?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly out?: z.core.$ZodType
}

function inner(schema: z.core.$ZodType | undefined): Definition {
  const definition: Definition = schema && 'def' in schema ? (schema.def as Definition) : {}
  const wrapped = definition.innerType ?? definition.out
  return wrapped ? inner(wrapped) : definition
}

/** The keys that a schema knows at a place of the document. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const found = path.reduce<z.core.$ZodType | undefined>((at, key) => {
    const { shape, element } = inner(at)
    return element ?? shape?.[String(key)]
  }, schema)
  return Object.keys(inner(found).shape ?? {})
}
