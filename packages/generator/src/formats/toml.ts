/** A value of a TOML document. */
export type TomlValue = string | boolean | number

/** A table: its header as written (`[build]`, `[[headers]]`) and its members. */
export interface TomlTable {
  header: string
  members: Readonly<Record<string, TomlValue>>
}

/** Prints a TOML document. Its texts are basic strings, whose escapes JSON shares. */
export function toml(tables: readonly TomlTable[]): string {
  const blocks = tables.map(({ header, members }) => {
    return [
      header,
      ...Object.entries(members).map(([key, value]) => `  ${keyOf(key)} = ${JSON.stringify(value)}`)
    ].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

function keyOf(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key)
}
