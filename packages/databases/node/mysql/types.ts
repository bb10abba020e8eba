import type { FieldPacket } from 'mysql2'
import type { ResultColumn } from '../../src/engine.ts'

/** Names of the types by their number in the protocol. */
const typeNames: Readonly<Record<number, string>> = {
  0: 'decimal',
  1: 'tinyint',
  2: 'smallint',
  3: 'int',
  4: 'float',
  5: 'double',
  6: 'null',
  7: 'timestamp',
  8: 'bigint',
  9: 'mediumint',
  10: 'date',
  11: 'time',
  12: 'datetime',
  13: 'year',
  14: 'date',
  15: 'varchar',
  16: 'bit',
  242: 'vector',
  245: 'json',
  246: 'decimal',
  247: 'enum',
  248: 'set',
  249: 'tinytext',
  250: 'mediumtext',
  251: 'longtext',
  252: 'text',
  253: 'varchar',
  254: 'char',
  255: 'geometry'
}
const binaryNames: Readonly<Record<number, string>> = {
  249: 'tinyblob',
  250: 'mediumblob',
  251: 'longblob',
  252: 'blob',
  253: 'varbinary',
  254: 'binary'
}
/** Types whose values are bytes, whatever their characters are said to be. */
const byteTypes: ReadonlySet<number> = new Set([16, 242, 255])
const flags = { unsigned: 32, enum: 256, set: 2048 }
const binaryCharacters = 63

/** A column of a result, and how its values are written. */
export interface MysqlColumn extends ResultColumn {
  isBinary: boolean
}

/** A column as the server describes it. */
export function toColumn(field: FieldPacket): MysqlColumn {
  const { name, columnType = 253, characterSet } = field as FieldPacket & { characterSet: number }
  const bits = Number(field.flags)
  const bytes = characterSet === binaryCharacters ? binaryNames[columnType] : undefined
  const isBinary = byteTypes.has(columnType) || bytes !== undefined
  if (bits & flags.enum) return { name, type: 'enum', isBinary: false }
  if (bits & flags.set) return { name, type: 'set', isBinary: false }
  const type = bytes ?? typeNames[columnType] ?? `type ${columnType}`
  const isUnsigned = (bits & flags.unsigned) !== 0 && /int|decimal|float|double/.test(type)
  return { name, type: isUnsigned ? `${type} unsigned` : type, isBinary }
}

/** A value as the server wrote it; bytes as MySQL writes them in a statement. */
export function toText(value: Buffer | null, { isBinary }: MysqlColumn): string | null {
  if (value === null) return null
  return isBinary ? `0x${value.toString('hex').toUpperCase()}` : value.toString('utf8')
}
