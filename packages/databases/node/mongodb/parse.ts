import { BSON } from 'mongodb'
import type { DatabaseQuery } from '../../src/engine.ts'
import { notRead } from '../../src/failures.ts'
import { badQuery, isObject, parseQuery } from '../documents/parse-query.ts'

type Fields = Readonly<Record<string, unknown>>

/** Allowed members of a query, by command. */
const members = {
  find: ['filter', 'projection', 'sort', 'skip', 'limit'],
  aggregate: ['pipeline'],
  count: ['query', 'skip', 'limit']
} as const satisfies Record<string, readonly string[]>

/** Members that are objects, and those that are numbers. */
const objects = ['filter', 'projection', 'sort', 'query'] as const
const numbers = ['skip', 'limit'] as const

/** Operators that write or run JavaScript, refused at any depth. */
const refused: ReadonlySet<string> = new Set([
  '$where',
  '$function',
  '$accumulator',
  '$out',
  '$merge',
  '$code',
  '$scope'
])

/** Allowlist of the stages that read and end. */
const stages: ReadonlySet<string> = new Set(
  `$match $project $addFields $set $unset $group $sort $limit $skip $unwind $lookup $graphLookup $unionWith $facet $bucket
  $bucketAuto $count $sortByCount $sample $replaceRoot $replaceWith $redact $geoNear $setWindowFields $densify $fill
  $indexStats $collStats`.split(/\s+/)
)

/** A query as it is sent: one of the commands that read. */
export interface MongodbQuery {
  command: keyof typeof members
  collection: string
  filter: Fields
  projection?: Fields | undefined
  sort?: Record<string, 1 | -1 | { $meta: string }> | undefined
  skip?: number | undefined
  limit?: number | undefined
  pipeline: Fields[]
}

/**
 * Parses a command such as `{ "find": "customers", "filter": {} }`. Values that JSON has no words for stand in those of
 * MongoDB, such as `{ "$oid": "…" }`. Any other command is refused, and each stage that is not known as a read.
 */
export function parseMongodbQuery(query: DatabaseQuery): MongodbQuery {
  const parsed = parseQuery(query)
  const [[command, collection] = ['', undefined]] = Object.entries(parsed)
  if (command === '') throw notRead('empty')
  if (!isReadCommand(command)) throw notRead('write')
  const { [command]: _collection, ...options } = parsed
  const known: readonly string[] = members[command]
  const other = Object.keys(options).find((name) => !known.includes(name))
  if (other !== undefined) throw badQuery(`${command} takes no ${other} here, but ${known.join(', ')}.`)
  if (typeof collection !== 'string' || collection === '' || /[\0$]/.test(collection))
    throw badQuery('Name the collection to read.')
  requireHarmless(options)
  requireTypes(options)
  // The driver looks into a sort and takes plain numbers; the rest goes on as it is.
  const { sort, skip, limit, filter, query: counted, ...others } = options
  const bson = toBson({ pipeline: [], ...others, filter: filter ?? counted ?? {} }) as TypedMembers
  requireStages(bson.pipeline)
  return { ...bson, ...({ sort, skip, limit } as PlainMembers), command, collection }
}

/** Members that have values of MongoDB in them, and those that have none. */
type TypedMembers = Pick<MongodbQuery, 'filter' | 'projection' | 'pipeline'>
type PlainMembers = Pick<MongodbQuery, 'sort' | 'skip' | 'limit'>

function isReadCommand(name: string): name is keyof typeof members {
  return Object.hasOwn(members, name)
}

function requireHarmless(value: unknown): void {
  if (Array.isArray(value)) value.forEach(requireHarmless)
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) {
      if (refused.has(name)) throw notRead('write')
      requireHarmless(inner)
    }
}

function requireTypes(options: Fields): void {
  for (const name of objects)
    if (name in options && !isObject(options[name])) throw badQuery(`${name} is an object.`)
  for (const name of numbers)
    if (name in options && !(Number.isSafeInteger(options[name]) && Number(options[name]) >= 0))
      throw badQuery(`${name} is a number from 0.`)
  if ('pipeline' in options && !isPipeline(options['pipeline']))
    throw badQuery('pipeline is a list of stages, each an object of one member.')
}

function isPipeline(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.every((stage) => isObject(stage) && Object.keys(stage).length === 1)
}

/** Refuses stages that are not known, in the pipelines inside of others too. */
function requireStages(pipeline: readonly Fields[]): void {
  for (const stage of pipeline)
    for (const [name, inner] of Object.entries(stage)) {
      if (!stages.has(name)) throw notRead('write')
      if (!isObject(inner)) continue
      const nested = name === '$facet' ? Object.values(inner) : [inner['pipeline'] ?? []]
      for (const each of nested) {
        if (!isPipeline(each)) throw badQuery(`${name} has a list of stages, each an object of one member.`)
        requireStages(each)
      }
    }
}

function toBson(options: Fields): Fields {
  try {
    return BSON.EJSON.deserialize(options, { relaxed: false }) as Fields
  } catch (error) {
    throw badQuery(`A value is not one of MongoDB's. ${(error as Error).message}`)
  }
}
