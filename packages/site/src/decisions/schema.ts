import * as z from 'zod/mini'
import { limits } from '@sitewright/catalog'
import type { HoursException } from '../content/content.ts'
import { contentSchema } from '../content/schema.ts'
import { dayText, findSharedDay } from '../content/exception-days.ts'
import { siteProblems } from '../messages.ts'
import { refuseIf, line, listOf, slug, text } from '../parse/fields.ts'
import { addressSteps } from './content-address.ts'
import type { Decision, Decisions } from './decision.ts'
import { isDraft } from './draft.ts'

type Definition = {
  readonly type?: string
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly element?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly out?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return 'def' in schema ? (schema.def as Definition) : {}
}

/** A schema without "optional" or a first check around it; of a text that may be a draft, the plain text. */
function plain(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType, out, options } = definitionOf(schema)
  const inside = innerType ?? out ?? options?.[0]
  return inside === undefined ? schema : plain(inside)
}

/** The schema of the values that may be written at an address; undefined where none may. */
function schemaAt(address: string): z.core.$ZodType | undefined {
  const found = addressSteps(address).reduce<z.core.$ZodType | undefined>((schema, step) => {
    if (schema === undefined) return undefined
    const { shape, element } = definitionOf(plain(schema))
    if (step.startsWith('@')) return element
    return shape !== undefined && Object.hasOwn(shape, step) ? shape[step] : undefined
  }, contentSchema)
  return found && withoutOptional(found)
}

function withoutOptional(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = definitionOf(schema)
  return innerType === undefined ? schema : withoutOptional(innerType)
}

const isAddress = (address: string): boolean =>
  address.startsWith('/content/') && schemaAt(address) !== undefined

const value = z.union([
  text,
  z.number(),
  z.boolean(),
  listOf(text),
  z.record(
    line,
    z.union([z.number(), z.boolean(), line, listOf(z.record(line, line)), z.record(line, z.number())])
  )
])

const of = line
const decision = z.union([
  z.strictObject({ is: z.literal('true'), of }),
  z.strictObject({ is: z.literal('removed'), of }),
  z.strictObject({ is: z.literal('written'), value }),
  z.strictObject({ is: z.literal('draft'), value: z.union([text, listOf(text)]) }),
  z.strictObject({ is: z.literal('order'), ids: listOf(slug) })
]) satisfies z.ZodMiniType<Decision>

/** The schema of the owner's decisions. A written value has to fit the schema at its address. */
export const decisionsSchema = z.record(line, decision).check(
  refuseIf((decisions) => {
    const entries = Object.entries(decisions)
    if (entries.length > limits.decisionsMax)
      return siteProblems.longList(entries.length, limits.decisionsMax)
    const strange = entries.some(([address, made]) => !isAddress(address) || !fits(address, made))
    if (strange) return siteProblems.address()
    const day = findSharedDay(writtenExceptions(decisions))
    return day === undefined ? undefined : siteProblems.sharedDay(dayText(day))
  })
) satisfies z.ZodMiniType<Decisions>

/** The exceptions of the hours that are written one by one. */
function writtenExceptions(decisions: Decisions): readonly Pick<HoursException, 'from' | 'to'>[] {
  return Object.entries(decisions).flatMap(([address, made]) =>
    /^\/content\/hours\/exceptions\/@[^/]+$/u.test(address) && made.is === 'written'
      ? [made.value as unknown as HoursException]
      : []
  )
}

function fits(address: string, made: Decision): boolean {
  if (made.is !== 'written' && made.is !== 'draft') return true
  const schema = schemaAt(address)
  return (
    schema !== undefined && !isDraft(made.value) && z.safeParse(schema as z.ZodMiniType, made.value).success
  )
}
