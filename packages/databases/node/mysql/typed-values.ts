import { quote } from './table.ts'

interface TypedColumn {
  name: string
  type: string
}

const binaryTypes =
  /^(tiny|medium|long)?blob|^(var)?binary|^geometry|^point|^linestring|^polygon|^multi|^vector/

const textTypes = /^(var)?char|^(tiny|medium|long)?text|^enum|^set/

/** Whether the values of a type are bytes, which are written as hexadecimal digits. */
export function isBytes(type: string): boolean {
  return binaryTypes.test(type) || type.startsWith('bit')
}

/**
 * What stands for a value that is compared. Values are text: without their type, MySQL would compare numbers as floats,
 * in which large ones are alike.
 */
export function toTyped(type: string): string {
  if (isBytes(type)) return toAssigned(type)
  if (/^(tiny|small|medium|big)?int/.test(type))
    return type.includes('unsigned') ? 'cast(? as unsigned)' : 'cast(? as signed)'
  return type.startsWith('decimal') ? 'cast(? as decimal(65, 30))' : '?'
}

/** The placeholder of an assigned value: every type but bytes is made exactly from text. */
export function toAssigned(type: string): string {
  if (type.startsWith('bit')) return 'cast(conv(substr(?, 3), 16, 10) as unsigned)'
  return binaryTypes.test(type) ? 'unhex(substr(?, 3))' : '?'
}

/** A column as the text that is shown of it. */
export function toShownText({ name, type }: TypedColumn): string {
  if (textTypes.test(type)) return quote(name)
  if (isBytes(type)) return `concat('0x', hex(${quote(name)}))`
  return `cast(${quote(name)} as char)`
}

/** A column as it is read to be written again: a FLOAT is shown with six digits, and has more. */
export function toExact({ name, type }: TypedColumn): string {
  return isFloat(type) ? `${quote(name)} + 0e0 as ${quote(name)}` : quote(name)
}

/** Whether a column still has a value that was read, to the letter; with how often the value stands in it. */
export function toUnchanged(column: TypedColumn): { text: string; values: number } {
  const name = quote(column.name)
  const isText = (shown: string): string =>
    `cast(convert(${shown} using utf8mb4) as binary) <=> cast(convert(? using utf8mb4) as binary)`
  if (isBytes(column.type)) return { text: `${name} <=> ${toAssigned(column.type)}`, values: 1 }
  const shown = isText(toShownText(column))
  if (!isFloat(column.type)) return { text: shown, values: 1 }
  return { text: `(${shown} or ${isText(`cast(${name} + 0e0 as char)`)})`, values: 2 }
}

function isFloat(type: string): boolean {
  return type.startsWith('float')
}
